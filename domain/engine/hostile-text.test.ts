import { expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { researchTextLimits } from '../research/research-text.ts';
import { generatePosts } from './generate.ts';

/** What makes patterns with nested or overlapping repetitions try everything, or a text measure walk it over and over. */
const parts = [
  ' ',
  '(',
  '"',
  ', and the ',
  '; the ',
  '. A',
  'e.g. ',
  '1. ',
  'no ',
  'the the ',
  'We show that ',
  'NMI (NMI) ',
  '10⁴ ',
  'these two ',
  'a plurality of ',
  '% ',
  '5 of 10 ',
  'e',
  '-',
  'a.',
  '🙂',
  'Aa Bb ',
  '1 vs 1 ',
  'in this group of ',
  'one-hundred-',
  '1 of 2 of 3 of ',
  'able to ',
];
const starts = ['', 'We show that '];

/** Times as long as an ordinary text of the same length; the worst seen is some 10, emoji to the end; it was above 40 where domains were sought anew from every character. */
const most = 30;

/** Milliseconds below which remembered sentences and compiled code say more than the text; what is that quick harms nobody. */
const least = 12;

/** Texts of the greatest length, another one each time: what was read before is not read again. */
function filled(start: string, part: string): string[] {
  return [0, 1, 2, 3].map((less) => {
    const length = researchTextLimits.max - 2 * less;
    return `${start}${part.repeat(length)}`.slice(0, length);
  });
}

/** Milliseconds of the processor for reading, writing and checking, the least of four: other work only makes it more. */
function timeOf(texts: readonly string[], enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const inputText of texts) {
    const start = process.threadCpuUsage();
    generatePosts({
      inputText,
      tone: 'publisher',
      platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
      articleInfo: { title: 'Effect of exercise on pain in adults' },
    });
    least = Math.min(least, process.threadCpuUsage(start).user / 1000);
    if (least < enough) break;
  }
  return least;
}

it('takes no text long, however it is made', { timeout: 60_000 }, () => {
  const usual = Math.max(least, timeOf(filled('', `${trialAbstract} `), 0));
  const slow = starts
    .flatMap((start) => parts.map((part) => [start, part] as const))
    .filter((made) => timeOf(filled(...made), most * usual) >= most * usual);
  expect(slow).toEqual([]);
});
