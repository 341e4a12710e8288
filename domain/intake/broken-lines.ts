import { finder } from '../language/finder.ts';
import { isSectionName } from '../language/section-names.ts';
import { isKnownWord } from './known-word.ts';
import type { TracedText } from './traced-text.ts';

/**
 * Words, names and numbers that the end of a printed line parted, as text copied from a PDF has them: "perfor-\nmance" and
 * "perfor- mance" are "performance", "gradient- based" is "gradient-based", "IL-\n6" is "IL-6", "1.\n35" is "1.35". How the text writes a
 * word elsewhere decides first, then whether both parts are words and the whole is none; "pre- and post-test" and the ion of "Cl- channels" stay.
 */
export function joinBrokenLines(traced: TracedText): TracedText {
  return joinWords(joinPhrases(joinNumbers(joinNames(joinWrapped(traced)))));
}

/** Words that say that the other half of a compound comes later. */
const suspends = '(?!(?:and|or|nor|to|versus|vs|but|as|than|through|und|et|y|o|bis)\\b)';

/** A hyphen at a line's end where not both sides are words: it belongs to the name. */
const brokenName = new RegExp(
  `(?<=[\\p{L}\\p{N}]-)[^\\S\\n]*\\n[^\\S\\n]*${suspends}(?=\\p{N}|\\p{Lu})`,
  'gu',
);
const brokenAfterNumber = new RegExp(
  `(?<=(?<!\\p{L})[\\p{N}\\p{Lu}\\p{Script=Greek}]-)[^\\S\\n]*\\n[^\\S\\n]*${suspends}(?=\\p{L})`,
  'gu',
);

function joinNames(traced: TracedText): TracedText {
  if (!/-\s/.test(traced.text)) return traced;
  return traced
    .replace(brokenName, '')
    .replace(brokenAfterNumber, '')
    .replace(/(?<=(?<![\p{L}\p{N}])\p{Lu}{2,8}-) (?=\d{1,3}(?!\d))|(?<=\d-) (?=\d)/gu, '');
}

function joinNumbers(traced: TracedText): TracedText {
  if (!traced.text.includes('\n')) return traced;
  return traced
    .replace(/(?<=\d[–−/])[^\S\n]*\n[^\S\n]*(?=\d)|(?<=\p{L}\/)[^\S\n]*\n[^\S\n]*(?=\p{Ll})/gu, '')
    .replace(/(?<=(?<!\d)0\.)[^\S\n]*\n[^\S\n]*(?=\d)/g, '')
    .replace(decimal, '')
    .replace(/(?<=(?<![\d,] ?)\d{1,3},)[^\S\n]*\n[^\S\n]*(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[^\S\n]*\n[^\S\n]*(?=%)/g, '');
}

/** A number of one or two digits behind a word that wants one, and its decimals on the next line; "… in 2020.\n35 patients" are two sentences. */
const wantsNumber = 'of|by|to|from|was|were|is|at|and|than|about|ratio|approximately';
const decimal = new RegExp(
  `(?<=(?:\\b(?:${wantsNumber})|[<>=≤≥±~≈(]) ?\\d{1,2}\\.)[^\\S\\n]*\\n[^\\S\\n]*(?=\\d{1,3}(?!\\d))`,
  'g',
);

/** A line that ends with a word or a sign that wants another goes on. */
const wantsMore =
  'a|an|the|of|in|by|to|with|from|for|and|or|than|at|on|no|was|were|is|are|that|which|between|per';
const openEnd = new RegExp(`(?<=\\b(?:${wantsMore})|[<>=≤≥±×+(])[^\\S\\n]*\\n[^\\S\\n]*(?=[^\\s•])`, 'g');

function joinPhrases(traced: TracedText): TracedText {
  return traced.replace(openEnd, ' ');
}

/** Fewer lines say nothing of a page's width. */
const fewestLines = 4;

/** A line goes on in the next where its first word would not have fitted any more; sentences and paragraphs keep their ends. */
function joinWrapped(traced: TracedText): TracedText {
  const lengths = traced.text.split('\n').map((line) => line.length);
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (lengths.length < fewestLines || width > widest) return traced;
  const { text } = traced;
  return traced.replace(wrappedEnd, (end, at, [word = '']) => {
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const isFirst = start === 0 && /^\p{Lu}/u.test(word);
    const isList = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/.test(word) && text[at - 1] !== ',';
    const isFull = at - start + 1 + word.length > width * 0.85;
    return isFirst || isList || !isFull || isSectionName(text.slice(start, at)) ? end : ' ';
  });
}

/** A line's end in front of a word or a number below nought; behind a full stop one of small letters, where no sentence begins ("Ae.\nalbopictus"). */
const wrappedEnd =
  /(?:(?<=[\p{L}\p{N},;:%)\]'’"”°]|\s[-–—])|(?<=\.)(?=\n\p{Ll}{2}))\n(?=([^\s•●▪◦‣*–—-]\S{0,60}|[-−–]\d\S{0,60}))/gu;

/** Characters of a line: what is wider was not wrapped by a page. */
const widest = 200;

function joinWords(traced: TracedText): TracedText {
  if (!/\p{Ll}-\s/u.test(traced.text)) return traced;
  const printed = new Set(wordsIn(traced.text.toLowerCase()).map(([word]) => word));
  return traced.replace(parted, (_, __, [first = '', second = '']) =>
    isCompound(first, second, printed) ? `${first}-${second}` : `${first}${second}`,
  );
}

/** Words with their hyphens. */
const wordsIn = finder(/[\p{L}-]+/gu);

/** Not behind another hyphen alone, nor before a word that says that the rest comes later. */
const parted = new RegExp(
  `(?<![\\p{L}\\p{N}-])((?:\\p{L}+-)*(?:\\p{Ll}{2,}|\\p{Lu}\\p{Ll}{2,}))-[ \\t]*(?:\\n| )[ \\t]*${suspends}(\\p{Ll}{2,})(?![\\p{L}])`,
  'gu',
);

function isCompound(first: string, second: string, printed: ReadonlySet<string>): boolean {
  const joined = `${first}${second}`.toLowerCase();
  if (printed.has(joined)) return false;
  if (first.includes('-') || printed.has(`${first}-${second}`.toLowerCase())) return true;
  if (isKnownWord(joined)) return false;
  return opens.has(first.toLowerCase()) || closes.has(second) || isTwoWords(first.toLowerCase(), second);
}

/** Two words of everyday language whose whole is none, and no syllable that begins other words. */
function isTwoWords(first: string, second: string): boolean {
  if (first === 'in') return scenes.has(second);
  return (
    first.length > 2 && second.length > 2 && !prefixes.has(first) && isKnownWord(first) && isKnownWord(second)
  );
}

/** Words that open a compound and hardly ever begin another word. */
const opens: ReadonlySet<string> = new Set(
  'self non well long short high low cross log real large small single double open full half semi quasi pseudo multi anti ultra health hand maximum minimum gradient group deep fine time data model cost risk age sex dose drug gene cell wild first second third two three four five six one word sentence image user task domain state end near early late'.split(
    ' ',
  ),
);

/** Those that close one. */
const closes: ReadonlySet<string> = new Set(
  'based related like free specific dependent independent driven level levels scale term time end aware wise art promoting studied known engineered invariant equivariant order dimensional norm norms likelihood concave convex encoder encoders treated induced mediated infected positive negative associated blind blinded world quality source type types year years old day week month efficient effective sensitive resistant rich poor size sized shaped layer layered shot supervised trained line up down wide long range free cut off learning making solving sharing'.split(
    ' ',
  ),
);

/** What stands behind "in-". */
const scenes: ReadonlySet<string> = new Set(
  'vitro vivo silico situ utero hospital depth house person patient patients group plane domain distribution context'.split(
    ' ',
  ),
);

/** Words that are syllables as well. */
const prefixes: ReadonlySet<string> = new Set(
  'per for pro pre con com sub dis mis out and the but not can may was are has men ten par ant man car tim cat cap mat pen pan rep sat set sin tan sun over under inter super trans counter after down fore micro macro photo tele bio geo hydro meta para post'.split(
    ' ',
  ),
);
