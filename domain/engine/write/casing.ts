import { isFamiliar } from '#domain/language/familiar.ts';
import { finder } from '#domain/language/finder.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** How a source writes its words: which are ordinary there and may start in lower case, and which are names. */
export interface Casing {
  /** Lower-cases the start of a sentence where it is an ordinary word; leaves names, acronyms and symbols alone. */
  readonly lowerStart: (text: string) => string;
  /** The ordinary words of a Title Case phrase in lower case: "Nuclear Star Cluster" -> "nuclear star cluster". */
  readonly lowerWords: (phrase: string) => string;
}

/** Learns from the source itself; what it does not use is looked up among ordinary words. */
export function readCasing(sheet: FactSheet): Casing {
  const casing = casings.get(sheet) ?? casingOf(sheet);
  casings.set(sheet, casing);
  return casing;
}

/** Half a dozen parts of a writing ask for it. */
const casings = new WeakMap<FactSheet, Casing>();

function casingOf(sheet: FactSheet): Casing {
  const seen = readSeen(sheet);
  return {
    lowerStart: (text) => {
      const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
      const name = opensWithName.exec(text)?.[0];
      if (name !== undefined && sheet.sentences.some((one) => one.text.slice(1).includes(name))) return text;
      if (opensWithPlace.test(text)) return text;
      if (isOwn(text, sheet) && isOwnName(text, seen)) return text;
      const isPlain =
        isOrdinary(first, seen) ||
        ofPrefix.test(first) ||
        (isOwn(text, sheet) && isOwnPlain(text, first, sheet, seen));
      return isPlain ? lowered(text) : text;
    },
    lowerWords: (phrase) => {
      if (isNameInside(phrase, sheet) || isNameInTitle(phrase, sheet.title)) return phrase;
      const plain = phrase
        .replace(behindPrefix, (word) =>
          isOrdinary(word, seen) || endsPair.test(word) ? lowered(word) : word,
        )
        .replace(/\p{L}[\p{L}\p{N}'’-]*(?!\*)/gu, (word) =>
          isOrdinary(word, seen) || ofPrefix.test(word) || isCompound(word, seen) ? lowered(word) : word,
        );
      // "Fast Radio Bursts": half of a name, where the text prints it whole in capitals.
      const isHalf = /^\p{Ll}/u.test(plain) && / \p{Lu}\p{Ll}/u.test(plain) && /^\p{Lu}/u.test(phrase);
      return isHalf && sheet.sentences.some(({ text }) => text.slice(1).includes(phrase)) ? phrase : plain;
    },
  };
}

function isOwn(text: string, { finding }: FactSheet): boolean {
  return finding.sentence === null && finding.text.includes(text.slice(0, 24));
}

/** "Hemoglobin", "Inflamed": endings that words have and names do not. */
const ofChemistry =
  /^\p{L}{4,}(?:globin|a?emia|osis|itis|[^aeiou]ase|amine|idine|azole|statin|cillin|mab|[^m]med)$/u;

/** "Actionable Models, a method": whoever gives a common second word a capital writes a name. */
function isOwnName(text: string, seen: SeenCasing): boolean {
  const second = /^\p{Lu}\p{Ll}{2,} (\p{Lu}\p{Ll}{2,})(?![\p{L}-])/u.exec(text)?.[1];
  return (
    second !== undefined &&
    (isOrdinary(second, seen) || isFamiliar(second) || ordinaryEnding.test(second.toLowerCase()))
  );
}

/**
 * A person's own words need not be the source's: what people read in the news and the source gives no capital is a word, and so is
 * "Deep" of "Deep learning" where the source prints it in names alone ("Deep Learning").
 */
function isOwnPlain(text: string, word: string, { sentences }: FactSheet, seen: SeenCasing): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !(isFamiliar(word) || ofChemistry.test(word))) return false;
  if (!seen.capitalInside.has(word.toLowerCase())) return true;
  const isBefore = new RegExp(`\\b${word} \\p{Ll}`, 'u');
  return isBefore.test(text) && !sentences.some((one) => isBefore.test(one.text.slice(1)));
}

/**
 * "The Food and Drug Administration", "Low Level Laser Therapy": capitals inside a sentence of the text are its own, where it
 * never prints the same in small letters, nor as the end of a longer name ("Catalogue of Nearby Stars").
 */
function isNameInside(phrase: string, { sentences }: FactSheet): boolean {
  if (!/\p{Lu}\p{Ll}+(?:[ -]\p{L}+)* \p{Lu}\p{Ll}/u.test(phrase)) return false;
  if (sentences.some(({ text }) => text.includes(phrase.toLowerCase()))) return false;
  return sentences.some(({ text }) => {
    const before = text.slice(0, Math.max(0, text.indexOf(phrase)));
    return insideSentence.test(before) && !insideName.test(before);
  });
}

/** "The UK Met Office model applied to …": what stands inside a title in small letters keeps its capitals. */
function isNameInTitle(phrase: string, title: string | null): boolean {
  const at = title?.indexOf(phrase) ?? -1;
  const words = title?.match(/(?<![\p{L}\p{N}-])\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return at > 0 && !/[:.?!–—-] $/.test(title?.slice(0, at) ?? '') && small * 2 > words.length;
}

const insideSentence = /[\p{Ll}\d,] $|\($/u;
const insideName = /\p{Lu}[\p{L}-]* (?:(?:of|for|in|on|and|the) ){1,2}$/u;

/** "Manifold Oblique Random Forest runs": three capitals in a row, which inside a sentence of the source are a name. */
const opensWithName = /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?= )/u;

/** "Public Health-Seattle has warned". */
const opensWithPlace =
  /^(?!The|An? |In |On |At |For |From |With |Among |Under )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+ /u;

/** "Anti-HTLV-I antibodies": the prefix is no name, whatever it stands before. */
const ofPrefix =
  /^(?:Anti|Non|Pre|Post|Intra|Inter|Peri|Pro|Co|Re|Sub|Multi|Ultra|Quasi|Pseudo|Semi|Few|Zero|One|Two|Three|Many)-\p{L}/u;

/** Words that end a pair of common ones. */
const pairEnd =
  '(?:Aware|Based|Oriented|Free|Driven|Guided|Level|Scale|Dependent|Independent|Related|Specific|Like|Agnostic|Efficient|Invariant|Enhanced|Induced|Supervised|Trained|Turn|Shot|Wise|Type|Order|Term|Mediated|Constrained|Informed|Assisted|Space|Time)';

/** "Anti-Fungal", "Long-Term", "T-Cell", "Citizen-Driven" of a title in capitals: two words; "Wi-Fi" is one. */
const behindPrefix = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:[Aa]nti|[Nn]on|[Pp]re|[Pp]ost|[Ii]ntra|[Ii]nter|[Pp]eri|[Cc]o|[Ss]ub|[Mm]ulti|[Ss]elf|[Hh]igh|[Ll]ow|[Ll]ong|[Ss]hort|[Cc]ross|[Ss]emi|[Ll]arge|[Ss]ingle|[Dd]ouble|[Ww]ell|[Uu]ltra|[Ff]ew|[Zz]ero|[Oo]ne|[Tt]wo|[Tt]hree|[Mm]any|\\p{Lu}{1,5})-)\\p{Lu}\\p{Ll}+|(?<=\\p{L}-)${pairEnd}(?!\\p{L})`,
  'gu',
);
const endsPair = new RegExp(`^${pairEnd}$`);

/** "Citizen-driven": what stands before such a word is a common one, unless the text shows it for a name. */
function isCompound(word: string, seen: SeenCasing): boolean {
  const [, head = '', tail = ''] = /^(\p{Lu}\p{Ll}{2,})-(\p{Ll}+)$/u.exec(word) ?? [];
  return (
    head !== '' &&
    endsPair.test(tail.charAt(0).toUpperCase() + tail.slice(1)) &&
    isFamiliar(head) &&
    !seen.capitalInside.has(head.toLowerCase())
  );
}

interface SeenCasing {
  readonly lower: ReadonlySet<string>;
  readonly capitalInside: ReadonlySet<string>;
}

const wordsIn = finder(/\p{L}[\p{L}\p{N}'’]*/gu);

function readSeen(sheet: FactSheet): SeenCasing {
  const lower = new Set<string>();
  const capitalInside = new Set<string>();
  for (const { text } of sheet.sentences) {
    // A title that was pasted with the text has capitals of its own.
    if (text === sheet.title) continue;
    for (const match of wordsIn(text)) {
      const word = match[0];
      if (/^\p{Ll}/u.test(word)) lower.add(word);
      else if (/[\p{Ll}\d,] $|-$/u.test(text.slice(Math.max(0, match.index - 3), match.index)))
        capitalInside.add(word.toLowerCase());
    }
  }
  // A title in sentence case spells its words as the text should.
  const titled = sheet.title?.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [];
  const small = titled.filter((word) => /^\p{Ll}/u.test(word));
  if (small.length > titled.length / 2) for (const word of small) lower.add(word);
  return { lower, capitalInside };
}

function isOrdinary(word: string, seen: SeenCasing): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (/^\p{Lu}$/u.test(word)) return word === 'A';
  // People keep the capital that the source gives them.
  if (/^(?:Blacks|Whites)$/.test(word)) return false;
  // A second capital or a digit: an acronym or a coined name ("MRI", "Wi-Fi", "CO2").
  if (/^.+[\p{Lu}\d]/u.test(word)) return false;
  const plain = word.toLowerCase();
  if (numberWord.test(plain)) return true;
  const head = plain.split(/[-'’]/)[0] ?? plain;
  if (seen.capitalInside.has(head) && !seen.lower.has(head)) return false;
  return (
    [head, ...formsOf(head)].some((form) => seen.lower.has(form) || ordinaryWords.has(form)) ||
    ordinaryEnding.test(plain)
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

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|twenty|forty)(?:-.+)?$/;

/** Endings that common words have and names hardly ever. */
const ordinaryEnding =
  /(?:ings?|tions?|sions?|ments?|ities|ity|ness|ances?|ences?|ably|ally|ously|ively|ized|ised|ology|graphy|oscopy|opathy|ectomy|ometry|ists|ants|ents|ients|ables?|ful|less|ous|ive|ical|ors|ers|ians?|isms?|ates?|ies|tides?|somes?|cytes?|genic|enzymes?|proteins?|ysis|osis|[b-df-hjkm-np-tv-z]ly|(?<![me])ed)$|^(?:inter|intra|meta|multi|non|post|over|under)\p{Ll}{4,}$/u;
