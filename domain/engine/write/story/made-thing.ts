import type { FactSheet } from '../../fact-sheet.ts';
import { isBalanced } from '../phrases.ts';
import { tell } from './tell.ts';

/** What the work made, as the sentence that announces it says: "The authors propose NAME, a method for …". */
export interface MadeThing {
  readonly sentence: number;
  /** Empty where it has none. */
  readonly name: string;
  /** The short form of its name, where it has one. */
  readonly short: string;
  /** "a method for …", with its article; a plural without one. */
  readonly phrase: string;
  /** The phrase up to its noun, where that says which: for want of room. */
  readonly brief: string;
  /** The noun that the phrase is about, in the singular. */
  readonly noun: string;
  readonly plural: boolean;
}

/** The things that the work announces, in the order of its sentences. */
export function madeThings(sheet: FactSheet): readonly MadeThing[] {
  const known = thingsBySheet.get(sheet);
  if (known !== undefined) return known;
  const things = sheet.sentences.flatMap(({ index, role, text }) => {
    const told = role === 'other' || !mayAnnounce.test(text) ? null : tell(sheet, index);
    const thing = told === null ? null : readThing(told);
    return thing === null ? [] : [{ ...thing, sentence: index }];
  });
  thingsBySheet.set(sheet, things);
  return things;
}

const thingsBySheet = new WeakMap<FactSheet, readonly MadeThing[]>();

/** The thing as the subject of a sentence: "NAME, a method for …," or "a method for …". */
export function asSubject({ name, phrase }: Pick<MadeThing, 'name' | 'phrase'>): string {
  if (name !== '' && sayNothing.test(phrase)) return name;
  return name === '' || phrase.includes(name) ? phrase : `${name}, ${phrase},`;
}

/** "NAME, a technique," is its name and no more. */
const sayNothing =
  /^an? (?:new )?(?:technique|method|approach|framework|model|system|tool|algorithm|solution|scheme)$/;

type Thing = Omit<MadeThing, 'sentence'>;

/**
 * The thing that a sentence announces with the clause on what it does: "NAME, a method that does X". `tail`: the last word of
 * "for …"; `sentence` is -1, since only its text is known.
 */
export function withClause(told: string): { thing: MadeThing & { tail: string }; clause: string } | null {
  const thing = readThing(told);
  if (thing === null) return null;
  const bare = thing.phrase
    .replace(/^(?:an?|new) /, '')
    .split(' ')
    .slice(-2)
    .join(' ');
  const at = told.indexOf(bare);
  const behind = told
    .slice(at + bare.length)
    .replace(/^,? (?:(?:that|which) (?:is|are) )?able to (?=\p{Ll})/u, ' that can ');
  const clause = /^,? (?:that|which) (?=\p{Ll})/u.exec(behind);
  if (at < 0 || clause === null) return null;
  const last = thing.phrase.split(' ').at(-1) ?? '';
  const isHead = last === thing.noun || last === `${thing.noun}s`;
  return {
    thing: { ...thing, sentence: -1, tail: isHead ? '' : last },
    clause: behind.slice(clause[0].length),
  };
}

const announces =
  /^(?:[^,.]{3,60}, )?(?:[Tt]he (?:authors|(?:research )?paper|work|article|study|team)|[Tt]hey|Researchers) (?:\p{Ll}+ly |also |then |here |first |have )?(?:propos|introduc|present|develop|describ|design|devis|buil[dt]|releas|contribut|creat|construct|provid|offer)(?:es?|s|ed)?(?: and (?:evaluate|validate|study|analy[sz]e|release|implement|test|demonstrate))? (?=\S)/u;
/** A sooner answer for most sentences: their words are looked at before they are told. */
const mayAnnounce =
  /\b(?:propos|introduc|present|develop|describ|design|devis|buil[dt]|releas|contribut|creat|construct|provid|offer)|^\S+ is an? /;
const defines = /^(?=\S+ is |(?:\p{Lu}[\p{L}-]+ ){2,6}\([^()]{2,16}\) is an? )/u;

function readThing(told: string): Thing | null {
  const match = announces.exec(told) ?? defines.exec(told);
  if (match === null) return null;
  const printed = told.slice(match[0].length);
  const rest = printed.replace(/ \([^()]*\)/g, '');
  const first = named.exec(rest) ?? (match[0] === '' ? inCapitals.exec(rest) : spelledOut.exec(rest));
  if (first === null && match[0] === '') return null;
  const thing = phraseOf(first === null ? rest : rest.slice(first[0].length), first?.[1] ?? '');
  // "Compositional Imitation Learning (CompILE), a …": what the later sentences call it.
  const short = first === null ? undefined : /^ \(([^()]{2,16})\)/.exec(printed.slice(first[1]?.length))?.[1];
  return thing === null ? null : { ...thing, short: short ?? '' };
}

/** A coined name ("RetiNet", "meta3C"), as the source of a pattern. */
export const coined =
  '(?:\\p{Lu}[\\p{L}\\p{N}+*-]{0,30}[\\p{Lu}\\d+*][\\p{L}\\p{N}+*-]{0,30}|\\p{Ll}{1,20}\\p{Lu}[\\p{L}\\p{N}-]{0,30})';
const named = new RegExp(`^(?:the )?[“"]?(${coined})[”"]?(?:[,:]| is) (?=an? )`, 'u');
/** "the network survival method, a …", "multi-agent reinforcement learning, a …". */
const spelledOut = /^(?!an? )((?:the )?[\p{L}\p{N}][\p{L}\p{N}’'/ -]{4,58})[,:] (?=an? )/u;
/** "Intermediate Layer Optimization is an algorithm": said of what was announced, with its short form. */
const inCapitals = /^((?:\p{Lu}[\p{L}-]+ ){1,5}\p{Lu}[\p{L}-]+) is (?=an? )/u;
/** "a method called NAME", "a method, NAME," */
const namedBehind = new RegExp(
  `^(?:,? (?:called|named|entitled|termed|dubbed|coined|namely|we call)|,) (${coined})(?=[,). ;]|$)`,
  'u',
);

const word = "[\\p{L}\\p{N}'’/+*-]+";
const article = '(?:an?|two|three|four|several)';
/** The words up to a bracket, a mark, a relative clause or a second verb. */
const nounPhrase = new RegExp(
  `^(?:(${article}) )?(${word}(?: ${word})*?)(?= \\(|[,;:.]| (?:that|which|where|whose|who|called|named|entitled|termed|dubbed|in which|with which|capable|able|aimed|and|along with|together with|as well as) |\\.?$)`,
  'u',
);
const behindHead =
  /^(?:of|for|to|in|on|at|by|based|using|with|within|via|from|through|between|over|under|among|across|built|trained|inspired|connected|created|designed|consisting|containing|comprising|relying)$/;

/** Characters: a longer description is not read as one thing. */
const longestPhrase = 90;

interface NounPhrase {
  readonly article: string;
  /** As printed, and without praise. */
  readonly printed: string;
  readonly words: readonly string[];
  /** The words up to the noun, which is the last of them. */
  readonly head: readonly string[];
  readonly plural: boolean;
  readonly behind: string;
}

/** Null where the words are no thing with its article, or where they go on behind what ends them here. */
function readNounPhrase(text: string): NounPhrase | null {
  const match = nounPhrase.exec(text);
  if (match === null) return null;
  const [whole, article = '', printed = ''] = match;
  const words = plainly(printed).split(' ');
  const end = words.findIndex((one) => behindHead.test(one));
  const head = words.slice(0, end < 0 ? words.length : end);
  const last = head.at(-1) ?? '';
  const plural = /[^su]s$/.test(last);
  const behind = text.slice(whole.length);
  const isBare = plural && article === '' && head.length < 2;
  if (plural === /^an?$/.test(article) || !isNoun(last) || isBare || goesOn.test(behind)) return null;
  return { article, printed, words, head, plural, behind };
}

/** "an off-policy, interactive algorithm": the comma stands inside the phrase. */
const goesOn =
  /^, (?!(?:which|that|where|whose|who|to|called|named|entitled|termed|dubbed|based|using|by|with|as|for|in|on|capable|able|designed|inspired|namely|an?|the)\b)\p{Ll}/u;

function phraseOf(text: string, name: string): Thing | null {
  const found = readNounPhrase(text);
  if (found === null) return null;
  const { article, printed, words, head, plural, behind } = found;
  const noun = head.at(-1) ?? '';
  // "for segmentation and …": what the tail was for is not said whole.
  const isCut = behind.startsWith(' and ');
  if (isCut && head.length === words.length) return null;
  const phrase = [...(isCut ? [] : [words]), ...shortened(words, head.length)]
    .map((one) => one.join(' '))
    .find((one) => one.length <= longestPhrase && isBalanced(one) && !dangles.test(one));
  const called = plural ? '' : name || (namedBehind.exec(behind)?.[1] ?? '');
  if (phrase === undefined || (called === '' && !saysWhich(phrase, noun))) return null;
  const withArticle = (one: string): string => joined(aOrAn(article, one, printed), one);
  return {
    short: '',
    name: called,
    phrase: withArticle(phrase),
    brief: head.length > 1 && saysWhich(head.join(' '), noun) ? withArticle(head.join(' ')) : '',
    noun: plural ? noun.replace(/s$/, '') : noun,
    plural,
  };
}

/** No verb, number or adverb at the end of what should be a noun and its qualities. */
function isNoun(last: string): boolean {
  return /^\p{Ll}{3,}$/u.test(last) || /^[\p{L}-]{4,}$/u.test(last)
    ? !/(?:ly|ed)$/.test(last) && !vague.has(last.replace(/s$/, ''))
    : false;
}

/** What a sentence can announce without having made it. */
const vague = new Set(
  'evidence result analysi study overview review discussion comparison evaluation finding insight proof limit example way idea case view look application constraint observation measurement discovery detection implementation demonstration set number series variety family class range notion concept work paper problem question task estimate image imaging map sample data statu summary history introduction list attempt step account investigation test'.split(
    ' ',
  ),
);

/** Ever shorter: up to the last "using", "based on", "to", "for" behind the noun, then the one before it. */
function shortened(words: readonly string[], from: number): string[][] {
  return words
    .flatMap((one, at) => (at >= from && one !== 'of' && behindHead.test(one) ? [at] : []))
    .reverse()
    .map((at) => words.slice(0, at));
}

const dangles =
  /(?: (?:\p{Ll}{3,}ed|of|in|on|at|to|for|with|by|from|and|or|based|using|the|an?)$|\b(?:we|our|they|their|its?|this|these|such|the authors)\b)/u;

/** More than "a new method": a word that says which. */
function saysWhich(phrase: string, noun: string): boolean {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((one) => one.length > 3 && one !== noun.toLowerCase() && !empty.has(one));
}

const empty = new Set(
  'simple general alternative different unified first three four several distinct data-driven complete full extended improved modified'.split(
    ' ',
  ),
);

/** Praise goes. */
function plainly(words: string): string {
  return words.replace(
    /\b(?:simple|elegant|powerful|innovative|principled|(?:highly )?(?:effective|efficient)|robust|comprehensive|flexible|versatile|intuitive)(?: (?:yet|but|and) (?:\p{Ll}+ly )?\p{Ll}+)? (?=\p{L})/gu,
    '',
  );
}

function joined(article: string, words: string): string {
  return article === '' ? words : `${article} ${words}`;
}

/** Put right where the phrase lost its first word, or where the source has it wrong. */
function aOrAn(article: string, words: string, printed: string): string {
  const isWrong = article === 'an' && /^uni[^nm]/.test(words);
  if (!/^an?$/.test(article) || (printed.startsWith(words.split(' ')[0] ?? '') && !isWrong)) return article;
  return /^(?:[aei]|o(?!ne\b)|u(?!ni|se|ti))/i.test(words) ? 'an' : 'a';
}
