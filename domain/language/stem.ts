import { remembered } from './remembered.ts';

/**
 * The Porter stemmer (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980), with the two departures that
 * its author published later: "bli" -> "ble" and "logi" -> "log". Words with anything but a to z come back in lower case
 * only. Results are for comparing, not for showing: "studies" and "study" both give "studi".
 */
export const stem: (word: string) => string = remembered((word) => {
  const lower = word.toLowerCase();
  if (lower.length < 3 || !/^[a-z]+$/.test(lower)) return lower;
  return tidy(endings(derived(derived(adjectives(past(plural(lower))), stepTwo), stepThree)));
}, 5000);

type Rule = readonly [suffix: string, replacement: string];

// Longest suffix first within each ending, so that the first match is the rule Porter means.
const stepTwo: readonly Rule[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['entli', 'ent'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
];

const stepThree: readonly Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const stepFour =
  /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|(?<=[st])ion)$/;

/** Step 1a. */
function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Step 1b. */
function past(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const base = word.endsWith('ed') ? word.slice(0, -2) : word.endsWith('ing') ? word.slice(0, -3) : null;
  if (base === null || !hasVowel(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (endsDouble(base) && !/[lsz]$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && endsShort(base) ? `${base}e` : base;
}

/** Step 1c. */
function adjectives(word: string): string {
  return word.endsWith('y') && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

/** Steps 2 and 3: the first rule whose suffix fits decides, whether or not its condition holds. */
function derived(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const base = word.slice(0, word.length - rule[0].length);
  return measure(base) > 0 ? base + rule[1] : word;
}

/** Step 4. */
function endings(word: string): string {
  const match = stepFour.exec(word);
  if (match === null) return word;
  const base = word.slice(0, match.index);
  return measure(base) > 1 ? base : word;
}

/** Step 5. */
function tidy(word: string): string {
  const short = word.endsWith('e') ? dropE(word) : word;
  return short.endsWith('ll') && measure(short) > 1 ? short.slice(0, -1) : short;
}

function dropE(word: string): string {
  const base = word.slice(0, -1);
  const size = measure(base);
  return size > 1 || (size === 1 && !endsShort(base)) ? base : word;
}

function isConsonant(word: string, at: number): boolean {
  const letter = word[at] ?? '';
  if ('aeiou'.includes(letter)) return false;
  return letter !== 'y' || at === 0 || !isConsonant(word, at - 1);
}

/** Porter's m: how many times a run of vowels is followed by a run of consonants. */
function measure(word: string): number {
  let count = 0;
  let afterVowel = false;
  let consonant = false;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    consonant = !'aeiou'.includes(letter) && (letter !== 'y' || at === 0 || !consonant);
    if (consonant && afterVowel) count += 1;
    afterVowel = !consonant;
  }
  return count;
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (!isConsonant(word, at)) return true;
  return false;
}

function endsDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && isConsonant(word, last);
}

/** Porter's *o: consonant, vowel, consonant, the last not w, x or y. */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  return (
    last > 1 &&
    isConsonant(word, last) &&
    !isConsonant(word, last - 1) &&
    isConsonant(word, last - 2) &&
    !/[wxy]$/.test(word)
  );
}
