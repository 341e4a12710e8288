import { describe, expect, it } from 'vitest';
import { abstracts } from '#domain/engine/fixtures/abstracts.ts';
import { readRequest } from '#domain/engine/generate.ts';
import { factsOf } from './facts.ts';
import { scoreWords } from './score-words.ts';
import { withCorrection } from './steering.ts';
import { words } from './words.ts';

const sheets = abstracts.map(({ text }) => readRequest({ inputText: text }));

describe('factsOf', () => {
  it('points only at places that are there', () => {
    for (const sheet of sheets) {
      for (const { spans } of factsOf(sheet, null, {})) {
        for (const { sentence, start, end } of spans) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(sheet.sentences[sentence]?.text.length ?? -1);
        }
      }
    }
  });

  it('says which facts are the person’s, and points nowhere for them', () => {
    const { text = '' } = abstracts[0] ?? {};
    const corrections = { number: '3 of 4', limit: null };
    const sheet = readRequest({ inputText: text, corrections });
    const byName = Object.fromEntries(factsOf(sheet, 'Mine.', corrections).map((fact) => [fact.name, fact]));
    expect(byName['number']).toMatchObject({ text: '3 of 4', changed: true, spans: [] });
    expect(byName['limit']).toMatchObject({ text: '', changed: true });
    expect(byName['finding']?.changed).toBe(true);
  });
});

describe('scoreWords', () => {
  it('has words for each candidate, the best for the first', () => {
    for (const sheet of sheets) {
      const [first, ...others] = sheet.candidates.map(({ sentence }) => scoreWords(sheet, sentence, null));
      expect(first).toBe(sheet.sure ? words.scores.clear : words.scores.best);
      expect(others).not.toContain(null);
    }
    expect(scoreWords(sheets[0] ?? ({} as never), 999, null)).toBeNull();
  });
});

describe('withCorrection', () => {
  it('adds, replaces and takes back', () => {
    expect(withCorrection({ limit: 'a' }, 'limit', 'b')).toEqual({ limit: 'b' });
    expect(withCorrection({ limit: 'a' }, 'design', null)).toEqual({ limit: 'a', design: null });
    expect(withCorrection({ limit: 'a' }, 'limit', undefined)).toEqual({});
  });
});
