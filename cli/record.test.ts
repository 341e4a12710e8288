import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChainedEvent, chain } from '#domain/sign-off/chain.ts';
import { foldSignOff } from '#domain/sign-off/fold.ts';
import { recordOf } from '#domain/sign-off/record.ts';
import type { Actor, SignOffEvent } from '#domain/sign-off/sign-off.ts';
import { runCommand } from '#testing/run-command.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const asker: Actor = { role: 'member', ref: 'a', name: 'Ada' };
const reviewer: Actor = { role: 'reviewer', ref: 'r', name: 'Rita' };
const events: readonly SignOffEvent[] = [
  {
    at: '2026-12-01T00:00:00Z',
    by: asker,
    kind: 'asked',
    work: { text: 'A text.', sentences: ['A text.'], info: {}, notices: [] },
    made: null,
    posts: { twitter: { text: 'A post.', sentences: [] } },
    rule: { approvals: 1, approvers: ['reviewer'] },
    note: '',
  },
  { at: '2026-12-01T01:00:00Z', by: reviewer, kind: 'decided', decision: 'approved', text: 'Fine.' },
];
const chained = events.reduce<ChainedEvent[]>((all, event) => chain(all, event, sha256), []);
const record = recordOf({
  id: 'x',
  sign: foldSignOff(events),
  events: chained,
  disclosure: '',
  madeAt: '2026-12-01T02:00:00Z',
  hashOf: sha256,
});

async function verify(content: string, ...more: string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'record-')), 'record.json');
  await writeFile(path, content);
  return runCommand(['record', 'verify', path, ...more]);
}

describe('paperlark record verify', () => {
  it('says that a record is what was written, and where its chain ends', async () => {
    const done = await verify(JSON.stringify(record));
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`approved, 2 events`) });
    expect(done.out).toContain(chained.at(-1)?.hash);
    const json = await verify(JSON.stringify(record, null, 2), '--json');
    expect(JSON.parse(json.out)).toMatchObject({ state: 'approved', wrong: [] });
  });

  it.each([
    ['a name', (text: string) => text.replaceAll('Rita', 'Rolf')],
    ['the post', (text: string) => text.replace('A post.', 'Another post.')],
    ['a field', (text: string) => text.replace('"kept":[],', '')],
    ['who decided', (text: string) => text.replace('"decisions":[{', '"decisions":[],"more":[{')],
    ['the state', (text: string) => text.replace('"state":"approved"', '"state":"asked"')],
  ])('finds that %s was changed', async (_, spoil) => {
    const done = await verify(spoil(JSON.stringify(record)));
    expect(done).toMatchObject({ code: 2, out: expect.stringContaining('NOT what was written') });
  });

  it.each(['', '{', '[]', 'null', '{"format":"paperlark-sign-off-record","version":1}', '{"events":[{}]}'])(
    'says of %j that it is no record',
    async (content) => {
      expect(await verify(content)).toMatchObject({
        code: 2,
        err: expect.stringContaining('no record of a sign-off'),
      });
    },
  );

  it('says what it takes, and where there is no such file', async () => {
    expect(await runCommand(['record'])).toMatchObject({ code: 2 });
    expect(await runCommand(['record', 'verify', '/nowhere/record.json'])).toMatchObject({ code: 3 });
  });
});
