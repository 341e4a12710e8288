import { expect, it } from 'vitest';
import { generatePosts } from '#domain/engine/generate.ts';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { checkSentences } from '#domain/grounding/check-post.ts';
import { concludeCheck } from '#domain/grounding/conclude-check.ts';
import { reportCheck } from '#domain/grounding/report-check.ts';
import { ok } from '#domain/result.ts';
import { readUpload } from '#domain/runs/read-upload.ts';
import type { WorkOrder, Workshop } from '#server/ports/workshop.ts';
import { trialAbstract } from '../abstracts.ts';
import { workSentinels } from '../sentinel-works.ts';
import { threadsReadyMs } from '../sentinel-workshop.ts';

export function orderBy(by: string, more: Partial<WorkOrder> = {}): WorkOrder {
  return { by, signal: new AbortController().signal, inBackground: false, ...more };
}

/** A check of a post that says just this. */
export function checkOf(post: string) {
  return { source: trialAbstract, info: undefined, post };
}

/** What every workshop does. */
export function workshopSuite(workshop: () => Workshop): void {
  it('gives what the domain gives, for each kind of work', { timeout: threadsReadyMs }, async () => {
    const request = {
      inputText: trialAbstract,
      tone: 'publisher',
      platforms: ['twitter', 'linkedin'],
    } as const;
    const written = await workshop().do('writePosts', request, orderBy('ada'));
    expect(written).toEqual(ok(writtenByEngine(generatePosts(request))));
    const post = 'Yoga proves to cure all pain.';
    const checked = await workshop().do('checkPost', checkOf(post), orderBy('ada'));
    expect(checked).toEqual(ok(checkSentences({ sentences: sourceSentences(trialAbstract) }, post)));
    const concluded = concludeCheck(checkSentences({ sentences: sourceSentences(trialAbstract) }, post));
    const asked = { source: trialAbstract, post, concluded };
    const reported = await workshop().do('reportCheck', asked, orderBy('ada'));
    expect(reported).toEqual(ok(reportCheck(post, placedSentences(trialAbstract), concluded)));
    const upload = {
      text: '10.7554/eLife.01567',
      defaults: { tone: 'publisher', platforms: ['twitter'] },
    } as const;
    const rows = await workshop().do('readUpload', upload, orderBy('ada'));
    expect(rows).toEqual(readUpload(upload.text, upload.defaults));
    const card = { inputText: trialAbstract, post, design: 'paper', sizes: ['wide'], brand: null } as const;
    const drawn = await workshop().do('drawCards', card, orderBy('ada'));
    expect(drawn.ok && drawn.value.cards[0]?.png.slice(0, 8)).toBe('iVBORw0K');
  });

  it('fails as the work itself fails', { timeout: threadsReadyMs }, async () => {
    const none = await workshop().do('predictPosts', {}, orderBy('ada'));
    expect(none).toMatchObject({ ok: false, failure: { code: 'invalid_request' } });
  });

  it('throws what the work throws, and goes on', { timeout: threadsReadyMs }, async () => {
    await expect(workshop().do('checkPost', checkOf(workSentinels.throws), orderBy('ada'))).rejects.toThrow(
      'The work broke.',
    );
    expect(await workshop().do('checkPost', checkOf('It may help.'), orderBy('ada'))).toMatchObject({
      ok: true,
    });
  });

  it('does nothing for somebody who has left', async () => {
    const left = orderBy('ada', { signal: AbortSignal.abort() });
    expect(await workshop().do('checkPost', checkOf(workSentinels.throws), left)).toMatchObject({
      ok: false,
      failure: { code: 'unavailable' },
    });
  });
}
