import { describe, expect, it } from 'vitest';
import { cleanText } from '../intake/take-in.ts';
import { splitSentences } from '../language/sentences.ts';
import { manyLines, plainName } from '../mail/plain-text.ts';
import { recogniseIdentifier } from '../research/identifiers/read-identifier.ts';
import { shortenAbstract } from '../research/shorten-abstract.ts';
import { readMarkup } from './markup.ts';
import { readFeed } from './read-feed.ts';
import { readUpload } from './read-upload.ts';
import { readTable, writeTable } from './table.ts';

const defaults = { tone: 'professional', platforms: ['twitter'] } as const;

/** What strangers may hand to us, read by every reader that they can reach. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  upload: (text) => readUpload(text, { ...defaults, tone: 'publisher' }),
  table: (text) => readTable(text),
  'written table': (text) => writeTable([[text]]),
  feed: (text) => readFeed(text, 2001),
  'feed with the text inside': (text) => readFeed(`<rss><channel><item><description>${text}`, 2001),
  'JSON feed': (text) =>
    readFeed(
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [{ content_html: text }] }),
      9,
    ),
  markup: (text) => readMarkup(text),
  identifier: (text) => recogniseIdentifier(text),
  abstract: (text) => shortenAbstract(text),
  sentences: (text) => splitSentences(`${text}x`),
  'text of a form': (text) => cleanText(text),
  'message in a mail': (text) => manyLines(text),
  'name in a mail': (text) => plainName(text),
};

/** A start and what is repeated after it: what makes patterns with nested or overlapping repetitions try everything. */
const attacks: readonly (readonly [string, string])[] = [
  ['', ' '],
  ['', '\n'],
  ['', '\r\n'],
  ['', ' \n'],
  ['', '"'],
  ['"', 'a'],
  ['', ','],
  ['', "'"],
  ['', '='],
  ['', '<'],
  ['', '</'],
  ['', '<a '],
  ['<a ', 'a='],
  ['<a ', "a='"],
  ['<a ', 'a="'],
  ['<a', ' a'],
  ['', '<script'],
  ['', '<script>'],
  ['', '<!--'],
  ['', '<![CDATA['],
  ['', '<p>'],
  ['', '&'],
  ['', '&#'],
  ['', '10.'],
  ['', '10.1234/'],
  ['10.1234/', '('],
  ['10.1234/', '.'],
  ['', 'doi:'],
  ['', 'https://'],
  ['https://', 'a/'],
  ['', 'a.'],
  ['', '. A'],
  ['', 'A. '],
  ['', 'e.g. '],
  ['', '1. '],
  ['', 'a@'],
  ['', 'a '],
  ['A', '. A'],
  ['', '\u200b'],
  ['', 'Ａ'],
  ['', '🙂'],
];

const short = 6_000;
const factor = 16;
/** Linear is 16, quadratic 256. */
const most = 64;
/** Milliseconds below which compiling and tidying up say more than our reading; what is that quick harms nobody. */
const quick = 20;

/** In milliseconds of the processor for this thread. */
function timeOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(start).user / 1000;
}

interface Measure {
  readonly length: number;
  readonly tries: number;
  readonly least: number;
}

/** How many times as long a text that is longer takes; the least of four, since other work only makes it more. */
function ratioOf(
  read: (text: string) => unknown,
  [start, part]: readonly [string, string],
  { length, tries, least }: Measure = { length: short, tries: 4, least: quick },
): number {
  const text = (size: number) => start + part.repeat(Math.ceil(size / part.length));
  const [few, many] = [text(length), text(length * factor)];
  read(few);
  let ratio = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && ratio >= most; left -= 1) {
    const base = Math.max(
      least,
      timeOf(() => read(few)),
    );
    ratio = Math.min(ratio, timeOf(() => read(many)) / base);
  }
  return ratio;
}

describe('reading what strangers hand to us', () => {
  it.each(Object.keys(readers))('takes time in proportion to its length: %s', (name) => {
    const read = readers[name] ?? (() => null);
    const slow = attacks.filter((attack) => ratioOf(read, attack) >= most);
    expect(slow).toEqual([]);
  });
});

describe('the measure', () => {
  it('finds a pattern that tries everything', () => {
    const ratio = ratioOf((text) => /\s+\n/.test(text), ['', ' '], { length: 1500, tries: 1, least: 1 });
    expect(ratio).toBeGreaterThan(most);
  });
});
