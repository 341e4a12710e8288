import { describe, expect, it } from 'vitest';
import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { checkWithGiven } from '#domain/grounding/check-with-given.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { editPost, nextOpening, rewritePost, steerEdition } from './change-edition.ts';
import { editionOf, textsOf, writerOf } from './edition.ts';
import { keepable, parseEdition } from './parse-edition.ts';
import { advance, begin, settle, undo } from './past.ts';

const engine = { generatePosts, checkWithGiven };
const request = { inputText: trialAbstract, tone: 'edgy', platforms: ['twitter', 'linkedin'] } as const;
const usage = { used: 2, limit: 5, remaining: 3, resetsAt: '2026-12-01T00:00:00.000Z' };
const answer = JSON.parse(JSON.stringify({ ...writtenByEngine(generatePosts(request)), usage }));
const edition = editionOf(request, 'trial-1', answer);
const another = edition.factSheet.candidates[1]?.sentence ?? -1;

describe('steerEdition', () => {
  it('writes what the server would write for the same request', () => {
    const steered = steerEdition(engine, edition, { finding: another, corrections: { limit: null } });
    expect(textsOf(steered)).toEqual(
      generatePosts({ ...request, finding: another, corrections: { limit: null } }).generatedContent,
    );
    expect(textsOf(steered)).not.toEqual(textsOf(edition));
  });

  it('comes back where it began', () => {
    const there = steerEdition(engine, edition, { finding: another, corrections: {} });
    expect(textsOf(steerEdition(engine, there, { finding: null, corrections: {} }))).toEqual(
      textsOf(edition),
    );
  });

  it('leaves a post that was edited by hand, and checks it again', () => {
    const own = editPost(engine, edition, 'twitter', 'Pain fell in 77 nurses.');
    const steered = steerEdition(engine, own, { finding: null, corrections: { studied: '77 nurses' } });
    expect(steered.posts.twitter?.text).toBe('Pain fell in 77 nurses.');
    expect([own.posts.twitter?.stayed, steered.posts.twitter?.stayed]).toEqual([undefined, true]);
    expect(own.posts.twitter?.sentences[0]?.flags.map(({ type }) => type)).toContain('number');
    expect(steered.posts.twitter?.sentences[0]?.flags.map(({ type }) => type)).not.toContain('number');
    expect(steered.posts.twitter?.sentences[0]?.given).toBe(true);
  });
});

describe('one post', () => {
  it('is rewritten in another tone, and the others stay', () => {
    const next = rewritePost(engine, edition, 'linkedin', { tone: 'publisher' });
    expect(next.posts.linkedin?.tone).toBe('publisher');
    expect(next.posts.linkedin?.text).not.toBe(edition.posts.linkedin?.text);
    expect(next.posts.twitter).toBe(edition.posts.twitter);
  });

  it('gets another opening', () => {
    const next = nextOpening(engine, edition, 'linkedin');
    expect(next.posts.linkedin?.text).not.toBe(edition.posts.linkedin?.text);
  });
});

describe('what a model wrote', () => {
  const model = { ...answer.made, writer: 'openai-compatible', model: 'm', host: 'h' };
  const faithful = { twitter: { text: 'x', grounding: [] }, linkedin: { text: 'y', grounding: [] } };
  const theirs = editionOf(request, 'trial-1', { ...answer, made: model, faithful });

  it('stays as it is when the facts change, and is checked anew; our own beside it follows them', () => {
    const steered = steerEdition(engine, theirs, { finding: another, corrections: {} });
    expect(textsOf(steered)).toEqual(textsOf(theirs));
    expect(steered.posts.twitter?.stayed).toBe(true);
    expect(steered.made).toEqual(theirs.made);
    const { generatedContent } = generatePosts({ ...request, finding: another });
    expect(steered.faithful.twitter?.text).toBe(generatedContent.twitter);
    expect(steered.factSheet.finding.sentence).toBe(another);
  });

  it('is no longer its work where our own writer wrote it anew, and needs no faithful one beside it', () => {
    const next = rewritePost(engine, theirs, 'linkedin', { tone: 'publisher' });
    expect(next.made.rewritten).toEqual(['linkedin']);
    expect(Object.keys(next.faithful)).toEqual(['twitter']);
    expect([writerOf(next, 'twitter'), writerOf(next, 'linkedin')]).toEqual(['server', 'own']);
    // From then on it follows the facts at once.
    const steered = steerEdition(engine, next, { finding: another, corrections: {} });
    expect(steered.posts.linkedin?.text).not.toBe(next.posts.linkedin?.text);
    expect(steered.posts.twitter?.text).toBe(next.posts.twitter?.text);
  });

  it('stays its work where the person edits it', () => {
    const own = editPost(engine, theirs, 'twitter', 'Pain fell in nurses.');
    expect(own.made.rewritten).toBeUndefined();
    expect(writerOf(own, 'twitter')).toBe('server');
  });
});

describe('the past', () => {
  it('undoes typing as one step', () => {
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => advance(history, editPost(engine, history.now, 'twitter', text), 'edit twitter'),
      begin(edition),
    );
    expect(undo(typed).now).toBe(edition);
    const later = advance(settle(typed), editPost(engine, typed.now, 'twitter', 'x'), 'edit twitter');
    expect(undo(later).now).toBe(typed.now);
    expect(undo(begin(edition)).now).toBe(edition);
  });
});

describe('parseEdition', () => {
  it('reads back what was kept, and nothing else', () => {
    const plain = JSON.parse(JSON.stringify(edition));
    for (const isSaved of [true, false])
      expect(parseEdition(JSON.parse(JSON.stringify(keepable(edition, isSaved))))).toEqual({
        edition: plain,
        isSaved,
      });
    for (const wrong of [null, 1, {}, { version: 1, edition: {} }, { version: 0, edition }])
      expect(parseEdition(wrong)).toBeNull();
  });
});
