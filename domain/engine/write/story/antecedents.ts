import { stem } from '#domain/language/stem.ts';
import { findHype } from '#domain/posts/hype.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { speaksOfPart } from '../../read/compress/references.ts';
import { type NounPhrase, nounPhrases } from '../../read/syntax/noun-phrases.ts';
import { syntaxTokens } from '../../read/syntax/tokenise.ts';
import { readCasing } from '../casing.ts';
import { readsWithoutArticle, upperStart, withArticle } from '../phrases.ts';

/** Words that say whose or how new a thing is, and not which. */
export const ownWord =
  /^(?:(?:proposed|resulting|presented|suggested|developed|devised|new|novel|described|obtained|introduced|simple|general)\b ?)+/;

/** Stems of the words before the noun that an antecedent has to have, too. */
export const wantedOf = (phrase: NounPhrase): string[] => stemsIn(phrase.before.replace(ownWord, ''));

/** The nearest phrase before it with the same noun that says which; null where the sentence before speaks of a part of them. */
export function antecedent(phrase: NounPhrase, index: number, sheet: FactSheet): string | null {
  const isOfPart = speaksOfPart.test(sheet.sentences[index - 1]?.text ?? '');
  if (isOfPart && /^(?:these|those|such)$/.test(phrase.determiner)) return null;
  const noun = stem(phrase.head.toLowerCase());
  const wanted = wantedOf(phrase);
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const source = sheet.sentences[at]?.text ?? '';
    const found = [...new Set(phrasesFor(source, noun, wanted, isPlural(phrase.head)))];
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return null;
  }
  return titled(phrase, wanted, sheet);
}

/** The phrase of the title with the same noun that says which, where it has one. */
export function titled(phrase: NounPhrase, wanted: readonly string[], sheet: FactSheet): string | null {
  const title = readCasing(sheet).lowerWords((sheet.title ?? '').replace(/^\] /, ''));
  const parts = title.split(/: |\? | [-–] /).map((one) => one.charAt(0).toLowerCase() + one.slice(1));
  const found = parts.flatMap((part) =>
    phrasesFor(part, stem(phrase.head.toLowerCase()), wanted, isPlural(phrase.head)),
  );
  const [name = ''] = found;
  if (found.length !== 1) return null;
  // "invariant Causal Representation Learning" is a name: its first word keeps its capital.
  return /^\p{Ll}\S* \p{Lu}\p{Ll}/u.test(name) && !/^(?:an?|the) /.test(name) ? upperStart(name) : name;
}

/** The phrases of a text with this noun (its stem, in the same number) that say which: with qualities of their own, and of nobody else's. */
export function phrasesFor(
  source: string,
  noun: string,
  wanted: readonly string[],
  plural: boolean,
): string[] {
  const isMeant = (head: string): boolean => stem(head.toLowerCase()) === noun && isPlural(head) === plural;
  // To parse a sentence costs more than to see that it does not hold the noun.
  if (!syntaxTokens(source).some(({ text }) => isMeant(text))) return [];
  return nounPhrases(source)
    .filter((one) => isMeant(one.head) && isOwnWord(one))
    .filter(({ before }) => wanted.every((word) => stemsIn(before).includes(word)))
    .map((one) => nameOf(one, source))
    .filter((name) => name !== null)
    .filter(
      (name) =>
        findHype(name).length === 0 &&
        saysWhich(name, noun) &&
        (plural || hasArticle(name)) &&
        !beginsIdly.test(name),
    )
    .map(withRightArticle);
}

/** Points nowhere itself, names no rival, and has no verb in it. */
function isOwnWord({ determiner, before, start }: NounPhrase): boolean {
  return !pointers.test(determiner) && !rivals.test(before) && !(start === 0 && innerPlural.test(before));
}

const pointers =
  /^(?:this|that|these|those|such|our|their|its|his|her|each|every|any|no|some|all|either|neither)/;

/** The longest form of the phrase that is a name: short enough, and whole. */
function nameOf({ start, ends }: NounPhrase, source: string): string | null {
  const end = ends.find((at) => at - start <= longestName && !dangles.test(source.slice(start, at)));
  return end === undefined ? null : praiseless(source.slice(start, end));
}

/** One thing takes an article, unless it is a name or stuff. */
function hasArticle(name: string): boolean {
  return /^(?:an?|the|\p{Lu}\S*|one) /u.test(name) || readsWithoutArticle(name);
}

/** "Most notably including". */
const beginsIdly = /^(?:(?:an?|the) )?(?:\p{L}+ly|most|more|less|very) /u;

/** Stems of the words of three letters and more, in order; compounds whole. */
export function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []).map(stem);
}

/** More than the noun with what could be said of any. */
export function saysWhich(name: string, noun: string): boolean {
  return stemsIn(name).some((word) => word !== noun && !empty.has(word));
}

/** Words for what others made, or for one of several. */
export const rivals =
  /\b(?:better|worse|higher|lower|greater|smaller|larger|improved|baseline|standard|conventional|existing|previous|prior|old|original|alternative|other|competing|rival|traditional|earlier|recent|current|many|most|popular|common|first|second)\b/i;
/** "Earth suffers large collisions": a verb at the head of a sentence that the tagger took for a noun. */
const innerPlural = /(?<![\p{L}-])\p{Ll}{3,}[^sui'’]s(?= |$)/u;
/** Characters: a longer name is a sentence of its own. */
export const longestName = 90;
/** Words that point again, or a phrase that stops short. */
export const dangles =
  /\b(?:we|our|they|their|its?|this|these|those|such|here|which|that|into)\b|[,;:]|['’]s |\b(?:of|in|for|to|with|and|or|by|from|based)$/i;
/** Stems that could stand before any noun. */
export const empty = new Set(
  'the and for with entire whole complete full same respective novel new simple general several two three four five various different many proposed efficient effective tractable principled unified first fast large small class set family certain such well'
    .split(' ')
    .map(stem),
);

function praiseless(name: string): string {
  return name.replace(
    /^(an?|the) (?:novel|new|simple|powerful|efficient|effective|flexible|robust) (?=\p{L})/u,
    (_, article: string) => `${article} `,
  );
}

/** "A novel evaluation benchmark" without its praise: "an evaluation benchmark". */
function withRightArticle(name: string): string {
  const bare = /^an? (.*)$/.exec(name)?.[1];
  return bare === undefined ? name : withArticle(bare);
}

export function isPlural(noun: string): boolean {
  return /[^su]s$|(?:data|children|people|men|women|mice)$/i.test(noun);
}
