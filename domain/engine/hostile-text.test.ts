import fc from 'fast-check';
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

/** Words of titles, with the signs that patterns are made of. */
const titleWords =
  'C++ A* C# (x [y] {z} \\d $k ^n a|b ? : . -C++ C++-like Templates Games of in for the Deep Learning fast compile İ ß η 🙂'.split(
    ' ',
  );

it('reads any title, whatever signs stand in it, and stays able to write', () => {
  const inputText = `Templates are slow. We timed templates of ${titleWords.join(' ')} in games. C++ templates compile 3% faster in spring. Templates of C++ are fast, and A* is too.`;
  const titles = fc.array(fc.constantFrom(...titleWords), { maxLength: 9 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(titles, (title) => {
      const request = { inputText, tone: 'edgy', platforms: ['twitter'], articleInfo: { title } } as const;
      expect(generatePosts(request).generatedContent.twitter).not.toBe('');
    }),
    { numRuns: 150, examples: [['C++ Templates in Games'], ['Templates of C++ in games']] },
  );
});
