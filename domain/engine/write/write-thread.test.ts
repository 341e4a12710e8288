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
  it.each(['twitter', 'bluesky', 'mastodon', 'threads'] as const)(
    'keeps each part within the limit of %s',
    (platform) => {
      const parts = read.flatMap((sheet) => writeThread(sheet, info, false, platform) ?? []);
      expect(parts.length).toBeGreaterThanOrEqual(3);
      for (const part of parts) expect(fitsPlatform(platform, part)).toBe(true);
    },
  );

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

  it('tells all that a person told, in their order, and no limit beside theirs', () => {
    const text =
      'We tested pears at noon in a randomized trial of 64 adults in one town. Sleep lasted 42 minutes longer. A limitation is the short follow-up.';
    const told = [
      'Sleep lasted 42 minutes longer with a pear at noon than with bread, whoever took part and wherever they lived in the town.',
      'Nobody fell ill, and nobody who took part in the trial asked for anything but a pear at any time of the day or the night.',
      'The trial was small.',
    ];
    const parts = writeThread(
      readSource({ text, finding: `Pears help adults sleep. ${told.join(' ')}` }),
      info,
    );
    const said = (parts ?? []).join(' ').replace(/\s+/g, ' ');
    expect(told.map((one) => said.indexOf(one)).every((at, n, all) => at > (all[n - 1] ?? 0))).toBe(true);
    expect(said).not.toContain('Limit:');
  });

  it('stops before a sentence too long for a part, and keeps the limit of the source where the person’s is not told', () => {
    const text =
      'We tested pears at noon in a randomized trial of 64 adults in one town. Sleep lasted 42 minutes longer. A limitation is the short follow-up.';
    const long = `Apples were tried ${'again and '.repeat(30)}again, and the evidence is weak.`;
    const finding = `Pears help adults sleep. ${long} It caused two strokes.`;
    const said = (writeThread(readSource({ text, finding }), info) ?? []).join(' ');
    expect(said).not.toMatch(/Apples|strokes/);
    expect(said).toContain('Limit:');
  });

  it('is told by an author where one posts, or says "we"', () => {
    const said = (author: boolean): string[] =>
      read.flatMap((sheet) => writeThread(sheet, info, author) ?? []);
    const naming = /\bthe authors\b/i;
    expect(said(false).filter((part) => naming.test(part)).length).toBeGreaterThan(0);
    expect(said(true).filter((part) => naming.test(part))).toEqual([]);
    const text =
      'Pears are eaten widely. Sleep lasted 42 minutes longer with a pear. A limitation is that the authors asked adults only.';
    const own = readSource({
      text,
      finding: 'Our pears help adults sleep. We measured it. The authors slept.',
    });
    expect((writeThread(own, info) ?? []).join(' ')).toContain('We slept');
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
