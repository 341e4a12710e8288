import { describe, expect, it } from 'vitest';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { doubtfulSentences, schoolStart } from '#testing/doubtful-sentences.ts';
import { checkPost } from './check-post.ts';
import { checkWithGiven } from './check-with-given.ts';
import type { GroundedSentence } from './grounded-sentence.ts';
import { countUnsupported, marked, withMarks } from './marked.ts';

const claim = { text: 'A.', kind: 'claim', support: [0], flags: [] } as const;
const flag = { type: 'number', detail: 'No.', start: 0, end: 1 } as const;

function markOf(source: string, post: string, sentence: string): GroundedSentence | undefined {
  const { sentences } = checkPost({ sentences: sourceSentences(source) }, post);
  return sentences.find(({ text }) => text.includes(sentence.slice(0, -1)));
}

describe('marked', () => {
  it('puts flags before all, the person’s words before proof, and proves nothing by itself', () => {
    expect(marked(claim, null)).toEqual({ ...claim, mark: 'compare' });
    expect(marked(claim, 'words')).toEqual({ ...claim, mark: 'matches', by: 'words' });
    expect(marked({ ...claim, given: true }, 'model').mark).toBe('yours');
    expect(marked({ ...claim, given: true, flags: [flag] }, 'model').mark).toBe('flagged');
    expect(marked({ ...claim, kind: 'framing', support: [] }, null).mark).toBe('wording');
    expect(marked({ ...claim, flags: [flag] }, 'learned')).not.toHaveProperty('by');
  });

  it('gives those that were kept without a mark one, and leaves those that have one as they are', () => {
    const old = [claim, { ...claim, flags: [flag] }, { ...claim, given: true as const }];
    const once = withMarks([...old, marked(claim, 'words')]);
    expect(once.map(({ mark }) => mark)).toEqual(['compare', 'flagged', 'yours', 'matches']);
    expect(withMarks(once)).toEqual(once);
    expect(countUnsupported(once)).toBe(2);
  });
});

describe('what nobody wrote in the source', () => {
  it.each(doubtfulSentences)('is never proven: $sentence', ({ source, sentence, isCaught }) => {
    for (const post of [
      sentence,
      `${sentence} Read it: https://doi.org/10.1/x #Health`,
      `Short version. #Health ${sentence}`,
    ])
      expect(markOf(source, post, sentence)?.mark).toBe(isCaught ? 'flagged' : 'compare');
  });

  it.each(doubtfulSentences)(
    'is never proven where the person gave it: $sentence',
    ({ source, sentence }) => {
      const [checked] = checkWithGiven({ sentences: sourceSentences(source) }, [sentence], sentence);
      expect(['compare', 'yours', 'flagged']).toContain(checked?.mark);
    },
  );
});

describe('what only the person says', () => {
  it('is theirs, with the words that the text does not have', () => {
    const own = 'Teens slept 54 minutes more and their grades doubled.';
    const [checked] = checkWithGiven({ sentences: sourceSentences(schoolStart) }, [own], own);
    expect(checked).toMatchObject({ mark: 'yours', flags: [] });
    const missing = checked?.notInText?.map(({ start, end }) => own.slice(start, end));
    expect(missing).toEqual(['54 minutes', 'doubled']);
  });
});

describe('a stronger verdict', () => {
  it('always comes with a flag, so that nobody is told two things', () => {
    for (const { source, sentence } of doubtfulSentences) {
      const { verdict, sentences } = checkPost({ sentences: sourceSentences(source) }, sentence);
      if (verdict === 'stronger') expect(sentences.map(({ mark }) => mark)).toContain('flagged');
    }
  });
});
