import { remembered } from '../language/remembered.ts';
import { tokens } from '../language/words.ts';

/** A stretch of a sentence that it leaves open, behind the words that do so. */
export interface OpenZone {
  /** "hypothesised that". */
  readonly opening: string;
  readonly from: number;
  readonly to: number;
}

/**
 * What a sentence asks, supposes, reports of others or will test, and so does not itself say; each stretch ends at the first comma, as
 * what stands behind one may be said. A sentence with a question mark is open as a whole.
 */
export const openZones: (text: string) => readonly OpenZone[] = remembered((text) => {
  if (/\?\s*$/.test(text)) return [{ opening: '?', from: 0, to: text.length }];
  const all = tokens(text).map(({ text: word, start, end }) => ({ word: word.toLowerCase(), start, end }));
  const row = all.map(({ word }) => word);
  return all.flatMap(({ start, end }, at) => {
    const first = openingAt(row, at);
    if (first === null || row.slice(0, first).some((word) => telling.has(word))) return [];
    const stop = text.slice(end).search(/[,;]/);
    return [
      {
        opening: text.slice(all[first]?.start ?? start, end),
        from: end,
        to: stop < 0 ? text.length : end + stop,
      },
    ];
  });
});

/** Where an opening starts that ends with this word; null where none does. */
function openingAt(row: readonly string[], at: number): number | null {
  const word = row[at] ?? '';
  if (word === 'whether') return asks(row, at) ?? at;
  if (word === 'if') return asks(row, at);
  if (word === 'that') return lastIn(row, at, 2, supposing);
  if (word === 'to') return lastIn(row, at, 2, being) === null ? null : lastIn(row, at, 1, supposing);
  if (word === 'exclude' || word === 'out') return lastIn(row, at, 3, denying);
  return testing.has(word) ? lastIn(row, at, 2, planned) : null;
}

function asks(row: readonly string[], at: number): number | null {
  return lastIn(row, at, 3, asking);
}

/** The nearest of so many words before this one that is of the set. */
function lastIn(row: readonly string[], at: number, reach: number, set: ReadonlySet<string>): number | null {
  const from = Math.max(0, at - reach - (set === being ? 1 : 0));
  const found = row.slice(from, at).findLastIndex((word) => set.has(word));
  return found < 0 ? null : from + found;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const asking = setOf(
  'ask asks asked asking test tests tested testing determine determined assess assessed evaluate evaluated examine examined investigate investigated explore explored see seen establish established learn find know known clear unclear unknown uncertain debated question questioned unresolved understood study studied',
);
const supposing = setOf(
  'hypothesis hypothesise hypothesised hypothesize hypothesized hypotheses claim claims claimed thought believe believed belief assume assumed assumption suppose supposed speculate speculated suspect suspected postulate postulated posited conjecture conjectured expect expected idea possibility notion predict anticipated argued',
);
const being = setOf('is are was were been be');
const denying = setOf('cannot not couldn');
const planned = setOf('will');
const testing = setOf(
  'test assess evaluate examine investigate compare determine explore study measure tested assessed evaluated examined investigated compared determined explored studied measured',
);
/** Who first tells what was found may name the question behind it. */
const telling = setOf(
  'show shows showed shown found demonstrate demonstrates demonstrated reveal reveals revealed confirm confirms confirmed confirming conclude concluded support supports supported supporting prove proves proved evidence',
);
