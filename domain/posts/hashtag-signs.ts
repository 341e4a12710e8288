import { idioms } from './hashtag-table/idioms.ts';
import { hashtagTable, type TagEntry } from './hashtag-table.ts';
import { termFinder } from './term-finder.ts';

/** What a text says of tags, by their places in the table. */
export interface Signs {
  /** How often words of a tag stand there: a phrase counts half as much again as a word, a narrower tag's word less. */
  readonly words: ReadonlyMap<number, number>;
  /** The different hints at a tag. */
  readonly hints: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What one term says of one tag: 0 for a hint. */
interface Sign {
  readonly tag: number;
  readonly weight: number;
}

const phrase = 1.5;
/** A narrower tag's words are the wider one's too, and say it less. */
const fromNarrower = 0.8;

const places = new Map(hashtagTable.map(({ tag }, at) => [tag, at]));
const wider = hashtagTable.map((entry) => new Set(widerOf(entry).map(({ tag }) => tag)));
const signs = signsOfTerms();
const find = termFinder([...signs.keys()], idioms);
const signsByPlace = [...signs.values()];

/** The tags that are wider than one, at any distance. */
export function widerThan(tag: number): ReadonlySet<number> {
  return wider[tag] ?? new Set();
}

export function countSigns(text: string): Signs {
  const words = new Map<number, number>();
  const hints = new Map<number, Set<number>>();
  for (const terms of find(text)) {
    // Of terms that begin at one word, a tag takes the one that says most.
    const here = new Map<number, number>();
    for (const term of terms)
      for (const { tag, weight } of signsByPlace[term] ?? []) {
        if (weight > 0) here.set(tag, Math.max(here.get(tag) ?? 0, weight));
        else hints.set(tag, (hints.get(tag) ?? new Set()).add(term));
      }
    for (const [tag, weight] of here) words.set(tag, (words.get(tag) ?? 0) + weight);
  }
  return { words, hints };
}

function signsOfTerms(): Map<string, Sign[]> {
  const found = new Map<string, Sign[]>();
  const add = (term: string, sign: Sign): void => {
    const known = found.get(term);
    if (known === undefined) found.set(term, [sign]);
    else known.push(sign);
  };
  for (const [tag, entry] of hashtagTable.entries()) {
    for (const term of entry.hints) add(term, { tag, weight: 0 });
    for (const term of entry.terms) {
      const weight = term.includes(' ') ? phrase : 1;
      add(term, { tag, weight });
      for (const one of widerOf(entry)) add(term, { tag: one.tag, weight: weight * one.weight });
    }
  }
  return found;
}

function widerOf(entry: TagEntry): Sign[] {
  return entry.wider.flatMap((name) => {
    const tag = places.get(name);
    const next = tag === undefined ? undefined : hashtagTable[tag];
    if (tag === undefined || next === undefined)
      throw new Error(`No hashtag ${name}, wider than ${entry.tag}`);
    const further = widerOf(next).map((one) => ({ ...one, weight: one.weight * fromNarrower }));
    return [{ tag, weight: fromNarrower }, ...further];
  });
}
