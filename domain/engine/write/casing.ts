import type { FactSheet } from '../fact-sheet.ts';

/** Lower-cases the start of a sentence where it is an ordinary word; leaves names, acronyms and symbols alone. */
export type LowerStart = (text: string) => string;

/** Learns from the source itself which words are ordinary there. */
export function createLowerStart(sheet: FactSheet): LowerStart {
  const seen = readCasing(sheet);
  return (text) => {
    const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
    return isOrdinary(first, seen) ? first.charAt(0).toLowerCase() + text.slice(1) : text;
  };
}

/** The words of a Title Case phrase that are ordinary in the source, in lower case: "Nuclear Star Cluster" -> "nuclear star cluster". */
export function createLowerWords(sheet: FactSheet): (phrase: string) => string {
  const seen = readCasing(sheet);
  return (phrase) =>
    phrase.replace(/[\p{L}][\p{L}\p{N}'’-]*/gu, (word) => (isOrdinary(word, seen) ? lowered(word) : word));
}

interface SeenCasing {
  readonly lower: ReadonlySet<string>;
  readonly capitalInside: ReadonlySet<string>;
}

function readCasing(sheet: FactSheet): SeenCasing {
  const lower = new Set<string>();
  const capitalInside = new Set<string>();
  for (const { text } of sheet.sentences) {
    for (const match of text.matchAll(/[\p{L}][\p{L}\p{N}'’]*/gu)) {
      const word = match[0];
      if (/^\p{Ll}/u.test(word)) lower.add(word);
      else if (/[\p{Ll}\d,] $|-$/u.test(text.slice(0, match.index))) capitalInside.add(word.toLowerCase());
    }
  }
  return { lower, capitalInside };
}

function isOrdinary(word: string, seen: SeenCasing): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (/^\p{Lu}$/u.test(word)) return word === 'A';
  // A second capital or a digit: an acronym or a coined name ("MRI", "Wi-Fi", "CO2").
  if (/^.+[\p{Lu}\d]/u.test(word)) return false;
  const plain = word.toLowerCase();
  if (functionWords.has(plain)) return true;
  const head = plain.split(/[-'’]/)[0] ?? plain;
  if (seen.capitalInside.has(head) && !seen.lower.has(head)) return false;
  return (
    seen.lower.has(head) || formsOf(head).some((form) => seen.lower.has(form)) || ordinaryEnding.test(plain)
  );
}

function formsOf(word: string): string[] {
  return [
    `${word}s`,
    word.replace(/s$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/y$/, 'ies'),
    word.replace(/es$/, ''),
  ];
}

function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Endings that common words have and names hardly ever. */
const ordinaryEnding =
  /(?:ings?|tions?|sions?|ments?|ities|ity|ness|ances?|ences?|ably|ally|ously|ively|ized|ised|ology|graphy|ists|ants|ents|ients|ables?|ful|less|ous|ive|ical|ors|ers)$/;

const functionWords = new Set(
  `a an the in on at of for from to by with without within between among across after before during under over through
  this these that those there it its their his her our we they both each every all any some most many more few several no
  not neither either one two three four five six seven eight nine ten half about approximately at around nearly almost only
  although though while whereas when where if as because since despite unlike compared using given overall here thus
  however moreover patients participants people women men children adults adolescents students mice rats cells results
  higher lower larger smaller greater better worse faster slower longer shorter early late high low large small new
  increased decreased reduced increasing reducing low-cost single multiple different such less least out up down into
  is are was were has have had can could may might does do did will would should how why what which who whether
  infants mothers parents workers physicians nurses health data models stars galaxies water fish birds plants forest forests
  mean average median pain sleep diet exercise age sex gender surgery treatment therapy exposure use access care risk`.split(
    /\s+/,
  ),
);
