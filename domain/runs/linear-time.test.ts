import { describe, expect, it } from 'vitest';
import { cleanText } from '../language/clean-text.ts';
import { splitSentences } from '../language/sentences.ts';
import { manyLines, plainName } from '../mail/plain-text.ts';
import { recogniseIdentifier } from '../research/identifiers/read-identifier.ts';
import { shortenAbstract } from '../research/shorten-abstract.ts';
import { readMarkup, textOfHtml } from './markup.ts';
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
  HTML: (text) => textOfHtml(text),
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

const small = 6_000;
const factor = 8;

/** The least of five, in milliseconds of the processor: whatever else the machine does only makes it more. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}

describe('reading what strangers hand to us', () => {
  it.each(Object.keys(readers))(
    'takes a text eight times as long at most some thirty times as long: %s',
    (name) => {
      const read = readers[name] ?? (() => null);
      for (const [start, part] of attacks) {
        const text = (length: number) => start + part.repeat(Math.ceil(length / part.length));
        const [short, long] = [text(small), text(small * factor)];
        read(short);
        // Below a fifth of a millisecond a clock says little; what is that quick harms nobody.
        const ratio =
          quickest(() => read(long)) /
          Math.max(
            0.2,
            quickest(() => read(short)),
          );
        // Linear is 8, quadratic 64.
        expect({ start, part, ratio: ratio < 32 ? 'linear' : ratio }).toEqual({
          start,
          part,
          ratio: 'linear',
        });
      }
    },
  );
});
