import { sameAmount } from '../language/numbers.ts';
import { remembered } from '../language/remembered.ts';
import { words } from '../language/words.ts';
import { directionOf } from './directions.ts';
import type { NumberInText } from './shares.ts';

/**
 * What a number is told as, where the source prints the same amount and always tells it as something else: by how much for up to
 * how much, a value for the same below nought, a mean for a median. The answer says how the source tells it; null where it agrees.
 */
export function otherRole(mention: NumberInText, printed: readonly NumberInText[]): string | null {
  const same = printed.filter(({ number }) => sameAmount(mention.number, number));
  const own = rolesOf(mention);
  for (const [kind, told] of own.entries()) {
    if (told === null || same.length === 0) continue;
    const agrees = same.some((other) => {
      const theirs = rolesOf(other)[kind];
      return theirs === null || theirs === told;
    });
    const [first] = same;
    if (!agrees && first !== undefined) return rolesOf(first)[kind] ?? null;
  }
  return null;
}

/** What a number is told as, one answer a kind of role; null where nothing says. A source's are read once for all numbers of a post. */
function rolesOf(mention: NumberInText): readonly (string | null)[] {
  const read =
    known.get(mention) ?? [endOfChange, signOf, measureOf, frequencyOf].map((role) => role(mention));
  known.set(mention, read);
  return read;
}

const known = new WeakMap<NumberInText, readonly (string | null)[]>();

/** Where a change starts, where it ends, and by how much it is: "fell from 8 to 5", "fell by 3", "a fall of 3". */
function endOfChange({ number, text }: NumberInText): string | null {
  if (number.role === 'year') return null;
  const before = textBefore(text, number.start);
  const [place, behind] = lastWords(before, 2);
  // "Up to 300" is a bound.
  if (place === undefined || (place === 'to' && behind === 'up')) return null;
  const changes = lastWords(before, reach + 1)
    .slice(1)
    .some(tellsChange);
  return changes ? (ends.get(place) ?? null) : null;
}

const ends: ReadonlyMap<string, string> = new Map([
  ['to', 'to'],
  ['by', 'by'],
  ['from', 'from'],
  ['of', 'by'],
]);
/** Words between a change and its figure: "reduced emissions of carbon dioxide by". */
const reach = 7;

function tellsChange(word: string): boolean {
  const axis = directionOf(word)?.axis;
  return axis === 'amount' || axis === 'gain' || moreChanges.has(word);
}

const moreChanges = new Set(
  'went down up change changed changes brought slashed trimmed narrowed widened improved'.split(' '),
);

/** Below nought by its sign or by a word before it, above it where no word of the sentence points down or compares. */
function signOf({ number, text }: NumberInText): string | null {
  if (number.worded || number.role === 'interval' || number.role === 'spread') return null;
  // "(+11.7, −9.7)" is a spread.
  if (textBefore(text, number.start).startsWith('(+')) return null;
  if (number.normalised < 0) return 'below nought';
  return pointsDown(text) ? null : 'above nought';
}

const pointsDown: (text: string) => boolean = remembered((text) =>
  words(text).some((word) => downwards.has(word) || directionOf(word)?.sign === -1),
);

const downwards = new Set(
  // Words that compare tell which side is meant without a sign.
  'minus below under beneath sub deficit inverse inversely anti freezing opposite against less difference differences differ differed favour favours favouring favor favoring than versus compared gap better worse improved improvement'.split(
    ' ',
  ),
);

/** The name of what was computed, before the number; of "sensitivity and specificity were" neither. */
function measureOf({ number, text }: NumberInText): string | null {
  const near = ` ${lastWords(text.slice(Math.max(0, number.start - farthest), number.start), nearby)
    .toReversed()
    .join(' ')} `;
  const named = measures.filter(([, names]) => names.some((name) => near.includes(` ${name} `)));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** Words between the name of a measure and its figure: "the hazard ratio for death from any cause was". */
const nearby = 8;

/** Measures that are told of the same figures and are not the same. Data. */
const measures: readonly (readonly [measure: string, names: readonly string[]])[] = [
  ['mean', ['mean', 'average', 'averaged']],
  ['median', ['median']],
  ['hazard ratio', ['hazard ratio', 'hazards ratio', 'hr', 'ahr']],
  ['odds ratio', ['odds ratio', 'odds ratios', 'aor']],
  ['risk ratio', ['risk ratio', 'relative risk', 'rr', 'arr']],
  ['rate ratio', ['rate ratio', 'irr']],
  ['sensitivity', ['sensitivity']],
  ['specificity', ['specificity']],
  ['positive predictive value', ['positive predictive value', 'ppv']],
  ['negative predictive value', ['negative predictive value', 'npv']],
  ['incidence', ['incidence']],
  ['prevalence', ['prevalence']],
];

/** How often a dose is given: what stands behind it up to the next comma ("5 mg/kg twice daily", "5 mg every eight hours"). */
function frequencyOf({ number, text }: NumberInText): string | null {
  if (number.unit === null) return null;
  const behind = words(
    text
      .slice(number.end, number.end + farthest)
      .toLowerCase()
      .split(/[,;:(]/, 1)[0] ?? '',
  ).slice(0, nearby);
  const at = behind.findIndex((word) => perSpan.has(word) || word === 'every');
  if (at < 0) return null;
  const span = perSpan.get(behind[at] ?? '') ?? behind.slice(at, at + 3).join(' ');
  const count = behind
    .slice(0, at)
    .map((word) => times.get(word) ?? word)
    .find((word) => [...times.values()].includes(word));
  return `${count ?? '1'} ${span}`;
}

const perSpan: ReadonlyMap<string, string> = new Map([
  ['daily', 'a day'],
  ['day', 'a day'],
  ['weekly', 'a week'],
  ['week', 'a week'],
  ['monthly', 'a month'],
  ['month', 'a month'],
  ['yearly', 'a year'],
  ['annually', 'a year'],
  ['year', 'a year'],
] as const);
const times: ReadonlyMap<string, string> = new Map([
  ['once', '1'],
  ['one', '1'],
  ['twice', '2'],
  ['two', '2'],
  ['thrice', '3'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
] as const);

function textBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - farthest), at);
  const stop = Math.max(...[...';:.('].map((sign) => near.lastIndexOf(sign === '(' ? sign : `${sign} `)));
  return near.slice(Math.max(0, stop));
}

/** Characters before a figure in which its role is told. */
const farthest = 200;

/** Words that say how exact a figure is stand between it and what tells its role. */
const approximations = new Set(
  'about around roughly nearly almost approximately some only just over under up than more less fewer at least most an a the its their nought below minus'.split(
    ' ',
  ),
);

/** The last words, last first, without what only says how exact a figure is. */
function lastWords(text: string, count: number): string[] {
  const all = words(text.toLowerCase()).toReversed();
  const from = all.findIndex((word) => !approximations.has(word));
  return from < 0 ? [] : all.slice(from, from + count);
}
