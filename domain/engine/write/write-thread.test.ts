import { describe, expect, it } from 'vitest';
import { checkPost } from '../../grounding/check-post.ts';
import { fitsPlatform } from '../../posts/post-length.ts';
import { abstracts } from '../fixtures/abstracts.ts';
import { readSource } from '../read/read-source.ts';
import { writeThread } from './write-thread.ts';

const info = { url: 'https://doi.org/10.1371/journal.pone.0116586' };
const read = abstracts.map(({ text }) => readSource({ text, info }));
const threads = read.flatMap((sheet) => {
  const parts = writeThread(sheet, info);
  return parts === null ? [] : [{ sheet, parts }];
});

describe('writeThread', () => {
  it('finds a thread in some abstracts and not in all', () => {
    expect(threads.length).toBeGreaterThan(read.length / 4);
  });

  it('numbers at least three parts that fit', () => {
    for (const { parts } of threads) {
      expect(parts.length).toBeGreaterThanOrEqual(3);
      parts.forEach((part, at) => {
        expect(part.endsWith(`${at + 1}/${parts.length}`)).toBe(true);
        expect(fitsPlatform('twitter', part), part).toBe(true);
      });
    }
  });

  it('ends with the link', () => {
    for (const { parts } of threads) expect(parts.at(-1)).toContain(info.url);
  });

  it('says nothing that the source does not', () => {
    for (const { sheet, parts } of threads) {
      const text = parts.map((part) => part.replace(/\n\n\d\/\d$/, '')).join('\n\n');
      const flags = checkPost({ sentences: sheet.sentences, info }, text).sentences.flatMap((one) =>
        one.flags.map(({ detail }) => `${one.text}: ${detail}`),
      );
      expect(flags).toEqual([]);
    }
  });
});
