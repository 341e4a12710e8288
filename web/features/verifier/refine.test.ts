import { describe, expect, it } from 'vitest';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { mayAsk, refine } from './refine.ts';

const plain: GroundedSentence = {
  text: 'Yoga may ease pain.',
  kind: 'claim',
  mark: 'compare',
  support: [0],
  flags: [],
};
const flagged: GroundedSentence = {
  ...plain,
  mark: 'flagged',
  flags: [{ type: 'number', detail: 'No.', start: 0, end: 4 }],
};
const matching: GroundedSentence = { ...plain, mark: 'matches', by: 'model' };

describe('a post that was checked here and there', () => {
  it('takes what the server found out about the same sentence', () => {
    expect(refine([plain], [matching])).toEqual([matching]);
    expect(refine([plain], [flagged])).toEqual([flagged]);
  });

  it('keeps what the check here flagged, what the person gave, and other sentences', () => {
    const given: GroundedSentence = { ...plain, mark: 'yours', given: true };
    expect(refine([flagged, given], [matching, matching])).toEqual([flagged, given]);
    expect(refine([{ ...plain, text: 'Other.' }, plain], [matching])).toEqual([
      { ...plain, text: 'Other.' },
      plain,
    ]);
  });
});

describe('the server', () => {
  it('is asked where the text went for writing, and where somebody can look', () => {
    expect(mayAsk('model', { writer: 'anthropic' })).toBe(true);
    expect(mayAsk('model', { writer: 'embedded' })).toBe(false);
    expect(mayAsk('learned', { writer: 'embedded' })).toBe(true);
    expect(mayAsk('learned', { writer: 'browser' })).toBe(false);
    expect(mayAsk(null, { writer: 'anthropic' })).toBe(false);
  });
});
