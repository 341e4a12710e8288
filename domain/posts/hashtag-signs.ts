import { idioms } from './hashtag-table/idioms.ts';
import { hashtagTable, type TagEntry } from './hashtag-table.ts';
import { termFinder } from './term-finder.ts';

/** What a text says of tags, by their places in the table. */
export interface Signs {
  /** How often words of a tag stand there: a phrase counts half as much again as a word, a narrower tag's word less. */
  readonly words: ReadonlyMap<number, number>;
  /** The same of words that have other meanings too: each is a hint as well, and counts only beside a word that says it. */
  readonly doubtful: ReadonlyMap<number, number>;
  /** The different hints at a tag. */
  readonly hints: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What one term says of one tag: a weight of 0 for a hint. */
interface Sign {
  readonly tag: number;
  readonly weight: number;
  readonly isDoubtful: boolean;
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

/** What the words of a text say of the tags of the table. */
export function countSigns(text: string): Signs {
  const words = new Map<number, number>();
  const doubtful = new Map<number, number>();
  const hints = new Map<number, Set<number>>();
  for (const terms of find(text)) {
    for (const term of terms)
      for (const { tag, weight, isDoubtful } of signsByPlace[term] ?? [])
        if (weight === 0 || isDoubtful) hints.set(tag, (hints.get(tag) ?? new Set()).add(term));
    for (const sign of strongest(terms)) count(sign.isDoubtful ? doubtful : words, sign);
  }
  return { words, doubtful, hints };
}

function count(counted: Map<number, number>, { tag, weight }: Sign): void {
  counted.set(tag, (counted.get(tag) ?? 0) + weight);
}

/** Of terms that begin at one word, a tag takes the one that says most. */
function strongest(terms: readonly number[]): Iterable<Sign> {
  const here = new Map<number, Sign>();
  for (const term of terms)
    for (const sign of signsByPlace[term] ?? [])
      if (saysMore(sign, here.get(sign.tag))) here.set(sign.tag, sign);
  return here.values();
}

function saysMore({ weight, isDoubtful }: Sign, known: Sign | undefined): boolean {
  if (weight === 0 || known === undefined) return weight > 0;
  return isDoubtful === known.isDoubtful ? weight > known.weight : known.isDoubtful;
}

function signsOfTerms(): Map<string, Sign[]> {
  const found = new Map<string, Sign[]>();
  const add = (term: string, sign: Sign): void => {
    const known = found.get(term);
    if (known === undefined) found.set(term, [sign]);
    else known.push(sign);
  };
  for (const [tag, entry] of hashtagTable.entries()) {
    for (const term of entry.hints) add(term, { tag, weight: 0, isDoubtful: false });
    for (const term of [...entry.terms, ...entry.doubtful]) {
      const isDoubtful = entry.doubtful.includes(term);
      const weight = term.includes(' ') ? phrase : 1;
      add(term, { tag, weight, isDoubtful });
      for (const one of widerOf(entry)) add(term, { tag: one.tag, weight: weight * one.weight, isDoubtful });
    }
  }
  return found;
}

function widerOf(entry: TagEntry): Pick<Sign, 'tag' | 'weight'>[] {
  return entry.wider.flatMap((name) => {
    const tag = places.get(name);
    const next = tag === undefined ? undefined : hashtagTable[tag];
    if (tag === undefined || next === undefined)
      throw new Error(`No hashtag ${name}, wider than ${entry.tag}`);
    const further = widerOf(next).map((one) => ({ ...one, weight: one.weight * fromNarrower }));
    return [{ tag, weight: fromNarrower }, ...further];
  });
}
