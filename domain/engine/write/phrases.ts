import { findHedges } from '#domain/language/hedges.ts';
import { isNegated } from '#domain/language/negation.ts';
import { remembered } from '#domain/language/remembered.ts';

/** Small, careful operations on sentences and noun phrases. None of them changes what is claimed. */

/** The sentence without its final full stop, ready for a template that brings its own. */
export function withoutStop(sentence: string): string {
  return sentence.trim().replace(/(?<!\b(?:etc|al|vs|spp|sp|Inc|Jr|U\.S))[.;:,\s]+$/u, '');
}

/** House style for what comes from a source: no long dashes, single spaces. Nothing else is touched. */
export function tidyText(text: string): string {
  return text
    .replace(/\s*\u2014\s*/g, ' \u2013 ')
    .replace(/\.:(?=\s)/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

export function upperStart(text: string): string {
  // "p53", "mRNA", "α-synuclein" and "η" are spelled so at the head of a sentence too.
  return /^\p{Ll}(?:-|[\p{Ll}-]*[\p{Lu}\d])|^\p{Script=Greek}/u.test(text)
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/** True for words that can stand where a noun phrase stands ("249 outpatients at one centre"). */
export function isNounPhrase(text: string): boolean {
  const plain = text.trim();
  if (plain.length < 3 || plain.length > 160 || /[;:]/.test(plain)) return false;
  if (
    badPhraseStart.test(plain) ||
    hasFiniteVerb(plain) ||
    /\b\p{Ll}+ed (?:the|an?|whether|that|how)\b/u.test(plain)
  )
    return false;
  return !danglingEnd.test(plain) && isBalanced(plain) && !firstPerson.test(plain);
}

/** True where a text has a verb that makes it a clause. Errs on the side of "no". */
export function hasFiniteVerb(text: string): boolean {
  return /\b(?:is|are|was|were|has|have|had|did|does|do|can|could|may|might|will|would|should|cannot|remains?|shows?|showed|found|suggests?|suggested|increased by|decreased by|ranged|averaged|differed|reached|achieved|achieves|improves?|outperforms?|outperformed)\b/i.test(
    text,
  );
}

/** True for a topic that needs no article in a sentence: plurals and names of stuff, fields and processes. */
export function readsWithoutArticle(topic: string): boolean {
  const head = headOf(topic);
  if (countable.test(head)) return false;
  return (
    /[^su']s$/i.test(head) ||
    massEnding.test(head) ||
    massNouns.has(head.toLowerCase()) ||
    /^\p{Lu}[\p{Lu}\d-]+$/u.test(head)
  );
}

/** "randomised controlled trial" -> "a randomised controlled trial"; plurals and phrases with a determiner stay. */
export function withArticle(phrase: string): string {
  const plain = phrase.trim();
  if (/^(?:an?|the|(?:one|two|three|four|five|six)(?!-)|\d(?![\d.]*-\p{L})|our|their|its)\b/iu.test(plain))
    return plain;
  const head = headOf(plain);
  if (
    /(?:[^s]s|data|interviews|analyses)$/i.test(head) &&
    !/(?:analysis|series|process|basis|crisis)$/i.test(head)
  )
    return plain;
  if (/series$/i.test(head)) return `a ${plain}`;
  return `${/^(?:[ai]|e(?!u)|o(?!ne\b)|8|1[18]\b|u(?!n[iu]|s[aeiu]|ro|til|[sk]\b)|n[- ]?body|rct|mr|hour)/i.test(plain) ? 'an' : 'a'} ${plain}`;
}

export function isBalanced(text: string): boolean {
  const closes: Record<string, string> = { ')': '(', ']': '[', '”': '“', '}': '{' };
  const open: string[] = [];
  for (const sign of text.match(/[()[\]“”{}]/g) ?? []) {
    if ('([“{'.includes(sign)) open.push(sign);
    else if (closes[sign] !== undefined && open.pop() !== closes[sign]) return false;
  }
  return open.length === 0 && (text.match(/"/g) ?? []).length % 2 === 0;
}

/** True where a text denies or hedges. */
export function isGuarded(text: string): boolean {
  return isNegated(text) || findHedges(text).length > 0;
}

/** True where the text speaks as "we" outside quotation marks. */
export function speaksAsWe(text: string): boolean {
  return firstPerson.test(text.replace(/“[^”]*”/g, ''));
}

/** Share of the content words and numbers of `part` that `whole` already holds. */
export function overlap(part: string, whole: string): number {
  const held = contentSet(whole);
  const words = contentWords(part);
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}

const contentSet: (text: string) => ReadonlySet<string> = remembered((text) => new Set(contentWords(text)));

const contentWords: (text: string) => readonly string[] = remembered((text) => {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.%-]*/gu) ?? [])
    .map(withoutEnding)
    .filter((word) => (word.length > 3 || /\d/.test(word)) && !stopWords.has(word));
});

/** Asked of every word, and most have none of these endings: their last letter tells. */
function withoutEnding(word: string): string {
  const plain = /[.-]/.test(word.at(-1) ?? '') ? word.replace(/[.-]+$/, '') : word;
  return 'sdg'.includes(plain.at(-1) ?? ' ') ? plain.replace(/(?:ies|es|s|ed|ing)$/, '') : plain;
}

function headOf(phrase: string): string {
  const before = phrase.split(/\b(?:of|in|with|among|from|on|for|using|to|at|and)\b/)[0] ?? phrase;
  return before.trim().split(/\s+/).at(-1) ?? phrase;
}

const massEnding =
  /(?:ing|tion|sion|ity|ness|ism|ics|logy|graphy|ence|ance|apy|ysis|ment|phy|onomy|chemistry|physics|hood|ship|cy|ia)$/i;
/** Nouns with such an ending that are one of several all the same. */
const countable =
  /^(?:\p{L}+-)?(?:relation|equation|function|distribution|transition|question|solution|condition|population|station|section|region|version|dimension|mission|hypothesis|thesis|experiment|environment|instrument|element|segment|moment|document|argument|government|department|component|sequence|preference|conference|audience|implementation|instance|substance|appliance)$/iu;
const massNouns = new Set(
  'care disease cancer data health pain surgery research matter memory sleep radiation gravity energy noise climate diabetes asthma stroke malaria software hardware language speech music text vision gas dust light graphene water soil wood food smoking use access work evidence traffic information knowledge feedback failure growth blood bone tissue plasma trust'.split(
    ' ',
  ),
);
const stopWords = new Set(
  'with from that this these those have been were which their than between among into study patient'.split(
    ' ',
  ),
);
const firstPerson = /\b(?:we|our|us|ours|I|my)\b(?![-.])/;
const badPhraseStart =
  /^(?:in|on|at|of|for|from|to|by|with|using|and|or|but|that|which|who|is|are|was|were|be|been|has|have|had|were|then|also|not|we|it|this|these|those|such|its|their|our)\b/i;
const danglingEnd =
  /(?:\b(?:of|in|on|at|to|by|with|from|and|or|the|a|an|for|that|which|who|were|was|are|is|between|among|than)|[,(])$/i;

/** A phrase of the source that a label can hold: whole, and no longer than `longest` characters. */
export function usablePhrase(text: string | undefined, longest: number): string | null {
  const plain = tidyText(withoutStop(text ?? '')).replace(
    /,\s*(?:the majority|respectively|there|they|this|and|of whom|of which|among (?:whom|which)|most)$/i,
    '',
  );
  return plain.length <= longest && isNounPhrase(plain) ? plain : null;
}

export function numbersOf(text: string): string[] {
  // "1,000" and "1000" are one number.
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3}(?!\d))/g, ''));
}

/** "1. Moss is cheap; 2. it is safe." -> "Moss is cheap; it is safe.": a list that is one sentence needs no numbers. */
export function withoutListMarks(text: string): string {
  return /^\(?1[.)] \p{L}.*[;,] (?:and )?\(?2[.)] \p{L}/u.test(text)
    ? upperStart(text.replace(/(^|[;,] (?:and )?)\(?[1-6][.)] (?=\p{L})/gu, '$1'))
    : text;
}
