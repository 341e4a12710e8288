import { describe, expect, it } from 'vitest';
import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { checkWithGiven } from '#domain/grounding/check-with-given.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import {
  answered,
  checkedHere,
  type DeskState,
  edited,
  letGo,
  opened,
  refused,
  rewritten,
  steered,
  takenOwn,
  undone,
  waitingFor,
} from './desk-state.ts';
import { editionOf, textsOf, writerOf } from './edition.ts';
import type { RewriteAnswer } from './take-answer.ts';

const engine = { generatePosts, checkWithGiven };
const request = { inputText: trialAbstract, tone: 'edgy', platforms: ['twitter', 'linkedin'] } as const;
const usage = { used: 2, limit: 5, remaining: 3, resetsAt: '2026-12-01T00:00:00.000Z' };
const made = { writer: 'openai-compatible', model: 'm', host: 'h', promptVersion: 'posts-10' };
const written = JSON.parse(JSON.stringify({ ...writtenByEngine(generatePosts(request)), usage }));
const ofModel = { ...written, made: { ...made, repaired: ['twitter'], replaced: [] } };
const start = opened(editionOf(request, 'trial-1', ofModel));
const facts = { finding: 'Yoga helped.', corrections: {} };
const own = 'Pain fell in nurses.';

const texts = ({ history }: DeskState) => textsOf(history.now);
const runOf = ({ rewrites }: DeskState, platform: PlatformId = 'twitter'): string => {
  const rewrite = rewrites[platform];
  return rewrite?.state === 'asked' ? rewrite.run : 'none';
};

/** What the model answers for some platforms; those in `replaced` it gave no usable post for. */
function answerFor(platforms: readonly PlatformId[], replaced: readonly PlatformId[] = []): RewriteAnswer {
  const generatedContent = Object.fromEntries(platforms.map((id) => [id, `Anew for ${id}.`]));
  const grounding = Object.fromEntries(platforms.map((id) => [id, []]));
  return {
    ...ofModel,
    generatedContent,
    grounding,
    faithful: {},
    warnings: ['told'],
    made: { ...made, promptVersion: 'posts-10', repaired: [], replaced: [...replaced] },
  };
}

describe('facts put right', () => {
  it('leave the posts of a model as they are until it has answered, and are taken back with its posts', () => {
    const asked = steered(engine, start, facts, '1');
    expect(texts(asked)).toEqual(texts(start));
    expect(waitingFor(asked, runOf(asked)).map(([id]) => id)).toEqual(['twitter', 'linkedin']);
    const done = answered(asked, runOf(asked), answerFor(['twitter', 'linkedin']), 'no');
    expect(texts(done)).toEqual({ twitter: 'Anew for twitter.', linkedin: 'Anew for linkedin.' });
    expect(done.rewrites).toEqual({});
    const { now } = done.history;
    expect(now.request.finding).toBe(facts.finding);
    expect(now.posts.twitter).toMatchObject({ byHand: false });
    expect(now.posts.twitter?.stayed).toBeUndefined();
    expect(now.made).toMatchObject({ promptVersion: 'posts-10', repaired: [], replaced: [] });
    expect(now.warnings).toContain('told');
    expect(undone(done).history.now).toBe(start.history.now);
  });

  it('ask each tone by itself, and a post that is asked for again in its new tone', () => {
    const toned = rewritten(engine, start, 'linkedin', { change: { tone: 'publisher' }, run: '1' });
    const asked = steered(engine, toned, facts, '2');
    expect(runOf(asked, 'twitter')).not.toBe(runOf(asked, 'linkedin'));
    expect(asked.rewrites.linkedin?.wanted).toEqual({ tone: 'publisher', seed: 0 });
    expect(runOf(asked, 'linkedin')).not.toBe(runOf(toned, 'linkedin'));
    // What was asked before is waited for no more.
    expect(texts(answered(asked, runOf(toned, 'linkedin'), answerFor(['linkedin']), 'no'))).toEqual(
      texts(start),
    );
  });

  it('change no post that was edited by hand, before or while its model is asked', () => {
    const byHand = edited(engine, start, 'twitter', own);
    const asked = steered(engine, byHand, facts, '1');
    expect(Object.keys(asked.rewrites)).toEqual(['linkedin']);
    const meanwhile = edited(engine, asked, 'linkedin', own);
    expect(meanwhile.rewrites).toEqual({});
    const late = answered(meanwhile, runOf(asked, 'linkedin'), answerFor(['linkedin']), 'no');
    expect(texts(late)).toEqual({ twitter: own, linkedin: own });
  });
});

describe('one post of a model', () => {
  it('is asked for otherwise than it begins, and the others stay', () => {
    const asked = rewritten(engine, start, 'twitter', { change: { otherwise: true }, run: '1' });
    expect(asked.rewrites.twitter).toMatchObject({
      wanted: { tone: 'edgy', seed: 1, otherwise: true },
      text: texts(start).twitter,
    });
    const done = answered(asked, runOf(asked), answerFor(['twitter']), 'no');
    expect(texts(done)).toEqual({ ...texts(start), twitter: 'Anew for twitter.' });
    expect(done.history.now.posts.twitter?.seed).toBe(1);
    expect(undone(done).history.now).toBe(start.history.now);
  });

  it('that was edited is written anew on request, and stays edited until then', () => {
    const byHand = edited(engine, start, 'twitter', own);
    const asked = rewritten(engine, byHand, 'twitter', { change: {}, run: '1' });
    expect(texts(asked).twitter).toBe(own);
    const done = answered(asked, runOf(asked), answerFor(['twitter']), 'no');
    expect(done.history.now.posts.twitter).toMatchObject({ text: 'Anew for twitter.', byHand: false });
  });

  it('stays as it is where the person lets its model go', () => {
    const asked = rewritten(engine, start, 'twitter', { change: { tone: 'funny' }, run: '1' });
    const kept = letGo(asked, 'twitter');
    expect(kept.rewrites).toEqual({});
    expect(texts(answered(kept, runOf(asked), answerFor(['twitter']), 'no'))).toEqual(texts(start));
    expect(undone(asked).rewrites).toEqual({});
  });
});

it('what was checked here is looked at again, but not while its model is asked for another', () => {
  const asked = steered(engine, edited(engine, start, 'twitter', own), facts, '1');
  const here = (state: DeskState) => Object.keys(checkedHere(state.history.now, state.rewrites));
  expect([here(start), here(asked), here(letGo(asked, 'linkedin'))]).toEqual([
    [],
    ['twitter'],
    ['twitter', 'linkedin'],
  ]);
});

describe('a model that cannot be had', () => {
  const asked = rewritten(engine, start, 'twitter', { change: { tone: 'funny' }, run: '1' });
  const down = refused(asked, runOf(asked), 'It is down.');

  it('changes nothing, and leaves the choice', () => {
    expect(texts(down)).toEqual(texts(start));
    expect(down.rewrites.twitter).toMatchObject({ state: 'refused', why: 'It is down.' });
    expect(letGo(down, 'twitter').history.now).toBe(start.history.now);
  });

  it('gives way to our own writer where the person chose it, and from then on that is its writer', () => {
    const chosen = takenOwn(engine, down, 'twitter');
    const { generatedContent } = generatePosts({ ...request, platforms: ['twitter'], tone: 'funny' });
    expect(texts(chosen).twitter).toBe(generatedContent.twitter);
    expect(writerOf(chosen.history.now, 'twitter')).toBe('own');
    expect(chosen.rewrites).toEqual({});
    const next = rewritten(engine, chosen, 'twitter', { change: { otherwise: true }, run: '2' });
    expect(next.rewrites).toEqual({});
    expect(texts(next).twitter).not.toBe(texts(chosen).twitter);
    // Nothing was chosen of the other one.
    expect(takenOwn(engine, chosen, 'linkedin')).toBe(chosen);
  });

  it('or gave no usable post: ours came along, and is taken only where it is chosen', () => {
    const all = steered(engine, start, facts, '1');
    const some = answered(all, runOf(all), answerFor(['twitter', 'linkedin'], ['linkedin']), 'Not usable.');
    expect(texts(some)).toEqual({ ...texts(start), twitter: 'Anew for twitter.' });
    expect(some.history.now.made.replaced).toEqual([]);
    expect(some.history.now.warnings).not.toContain('told');
    expect(some.rewrites).toMatchObject({ linkedin: { state: 'refused', why: 'Not usable.' } });
    const chosen = takenOwn(engine, some, 'linkedin');
    expect(texts(chosen).linkedin).toBe('Anew for linkedin.');
    expect(chosen.history.now.made.rewritten).toEqual(['linkedin']);
    expect(some.history.now.made.rewritten).toBeUndefined();
  });

  it('is offered anew where the post is asked for again', () => {
    const again = rewritten(engine, down, 'twitter', { change: { otherwise: true }, run: '2' });
    expect(again.rewrites.twitter?.state).toBe('asked');
  });
});

it('what our own writer wrote follows at once, and nobody is asked', () => {
  const ours = opened(editionOf(request, 'trial-1', written));
  const next = steered(engine, ours, facts, '1');
  expect(next.rewrites).toEqual({});
  expect(texts(next)).toEqual(generatePosts({ ...request, finding: facts.finding }).generatedContent);
});
