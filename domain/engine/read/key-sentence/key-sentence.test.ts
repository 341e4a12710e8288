import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import { keySentence } from './key-sentence.ts';
import { readKey } from './read-key.ts';
import { keyVariants } from './variants.ts';

const method =
  'Neural networks forget what they learned before. Existing remedies store old examples, which needs memory. ' +
  'In this paper, we propose FearNet (a network inspired by the brain), which does not store old examples. ' +
  'FearNet consists of three parts. Experiments on three benchmarks show that it compares well with other methods.';

describe('the key sentence', () => {
  it('is the contribution of a work that builds something', () => {
    const key = readKey(readSource({ text: method, info: {} }), method);
    expect(key.sentence).toBe(2);
    expect(key.text).toContain('FearNet');
  });

  it('is the finding of a work that found something', () => {
    const text =
      'Background: Coffee is widely drunk. Methods: We followed 1,200 adults for 12 years. ' +
      'Results: Mortality was lower in drinkers. Conclusions: Coffee intake was associated with lower mortality.';
    const sheet = readSource({ text, info: {} });
    expect(readKey(sheet, text)).toEqual({ text: sheet.finding.text, sentence: sheet.finding.sentence });
  });

  it('is there however many sentences are as likely', () => {
    const sentences = Array.from({ length: 300 }, (_, at) => ({
      text: `We propose a method that solves task number ${at} well.`,
      probabilities: [0, 0, 1, 0, 0, 0],
    }));
    expect(keySentence({ sentences, title: null })?.text).toMatch(/solves task number \d+ well/);
    const same = sentences.map(() => ({ text: 'We propose a method.', probabilities: [0, 0, 1, 0, 0, 0] }));
    expect(keySentence({ sentences: same, title: null })?.text).toBe('We propose a method.');
    expect(keySentence({ sentences: [], title: null })).toBeNull();
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(typeof readKey(readSource({ text, info: {} }), text).text).toBe('string');
      }),
    );
  });
});

describe('keyVariants', () => {
  const textsOf = (sentence: string): string[] => keyVariants(sentence).map(({ text }) => text);

  it('cuts brackets, links, opening clauses, reports and tails', () => {
    const texts = textsOf(
      'However, while networks (of all kinds) forget what they have learned, we show that a small network keeps everything it has seen, making it useful.',
    );
    expect(texts).toContain('A small network keeps everything it has seen.');
  });

  it('keeps a tail that denies, counts or compares', () => {
    const lost = 'We propose a network that learns each of its tasks, which does not store 3 examples.';
    expect(textsOf(lost)).toEqual([lost]);
  });
});
