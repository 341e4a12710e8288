import { stem } from '#domain/language/stem.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { bounds } from '../../read/compress/protected.ts';
import { coinedName } from '../../read/compress/references.ts';
import { type NounPhrase, nounPhrases } from '../../read/syntax/noun-phrases.ts';
import { readCasing } from '../casing.ts';
import { isBalanced, upperStart, withArticle } from '../phrases.ts';
import {
  antecedent,
  dangles,
  empty,
  isPlural,
  longestName,
  ownWord,
  phrasesFor,
  rivals,
  saysWhich,
  stemsIn,
  titled,
  wantedOf,
} from './antecedents.ts';
import { evaluated } from './evaluated.ts';
import { asSubject } from './made-thing.ts';
import { openReference } from './open-references.ts';
import { tell } from './tell.ts';
import { thingCalled } from './told-of-thing.ts';
import { wayOfTitle } from './way-of-title.ts';

/**
 * The sentence with what it only points at named by words of the source: "this automorphism group" -> "the automorphism group of the
 * classical Kerdock code". Null where nothing is left to name, or where it cannot be told for certain what is meant.
 */
export function withPointedNamed(text: string, index: number, sheet: FactSheet): string | null {
  const plain = withoutIdlePointers(evaluated(text));
  const named = ownNamed(withSubject(plain, index, sheet) ?? plain, index, sheet);
  if (named === text || named.length > longest || !isBalanced(named)) return null;
  // "Applying the authors' method, they find": who "they" are is gone with the method.
  return /\bauthors\b/.test(text) && !/\bauthors\b/.test(named) && /\b(?:they|them|their)\b/.test(named)
    ? null
    : named;
}

/** Characters of a first line that can still be read in one go. */
const longest = 240;

/** "(the false minimum in this case)", "approaches to address this challenge": what is pointed at there is no part of the claim. */
function withoutIdlePointers(text: string): string {
  return (
    text
      // "In those simulated clusters": their kind says which.
      .replace(/\b([Ii]n) (?:these|those) (?=(?:simulated|synthetic|mock|virtual) \p{Ll}+s\b)/gu, '$1 ')
      .replace(/ \(([^()\d]*\b(?:this|these) [^()\d]*)\)/g, (aside, inside: string) =>
        bounds(inside) ? aside : '',
      )
      .replace(
        / (?:in order )?to (?:address|tackle|overcome|solve|meet|fill) (?:this|these) (?:challenge|problem|issue|gap|task|question|limitation|difficult(?:y|ie)|shortcoming)s?(?=[,.]| (?:and|is|are|was|were)\b)/g,
        '',
      )
  );
}

/** "It", "they" and what the authors show of "it", by the subject of the sentence before. Null where that has none of its own. */
function withSubject(text: string, index: number, sheet: FactSheet): string | null {
  const match =
    /^(?:The authors (?:\p{Ll}+ly )?(?:show|find|found|demonstrate|prove|observe) that )?(it|they) (?!(?:\S+ ){1,4}(?:that|to|whether)\b)/iu.exec(
      text,
    );
  const before = index > 0 ? tell(sheet, index - 1) : null;
  if (match === null || before === null) return null;
  const isMany = /they/i.test(match[1] ?? '');
  const subject = nounPhrases(before).find(({ isSubject }) => isSubject);
  if (subject === undefined || subject.start > 40 || isPlural(subject.head) !== isMany) return null;
  if (
    /^(?:authors?|results?|findings?|experiments?|study|paper|work|article|evidence|analysis|data)$/i.test(
      subject.head,
    )
  )
    return null;
  const end = subject.ends.find((at) => at - subject.start <= longestName);
  const name = before.slice(subject.start, end);
  if (holdsClause.test(name)) return null;
  if (end === undefined || (dangles.test(name) && !/^(?:this|these|our|the authors')/i.test(name)))
    return null;
  return `${upperStart(name)} ${text.slice(match[0].length)}`;
}

function ownNamed(told: string, index: number, sheet: FactSheet): string {
  const text = asOwn(told);
  // To parse it is of use only where something points.
  const phrases = points.test(text) ? nounPhrases(text) : [];
  const casing = readCasing(sheet);
  let named = '';
  let from = 0;
  for (const read of phrases) {
    const phrase = withoutVerb(read, text);
    if (phrase.start < from) continue;
    const instead = insteadOf(text, phrase, index, sheet);
    if (instead === null || holdsClause.test(instead)) continue;
    const isOf = /\b(?:none|all|most|some|many|each|one|two|three|any|both) of $/i.test(
      text.slice(0, phrase.start),
    );
    const before = text.slice(from, phrase.start);
    const put = isOf && !/^(?:the|an?) /i.test(instead) ? `the ${instead}` : instead;
    named += before + (phrase.start === 0 ? put : casing.lowerStart(put));
    from = phrase.headEnd;
  }
  return asTheirs(upperStart(named + text.slice(from)));
}

/** Determiners of the phrases that are named otherwise. */
const points = /\b(?:the|this|these|those|such|both|our)\b/i;

/** "The approach to choose words is based on counts": more than a name, where the parser took a verb for a noun. */
const holdsClause =
  /^(?!.*\b(?:that|which|who|whose|where|when)\b).*\b(?:is|are|was|were|has|have|can|could|will)\b/;

/** "The authors' method", and "their method" where the authors are the subject, as "our method": what is their own. */
function asOwn(text: string): string {
  const own = text.replace(/\b[Tt]he authors['’] /g, (word) => (word.startsWith('T') ? 'Our ' : 'our '));
  if (!ofAuthors.test(own)) return own;
  // "The authors show that birds change their routes": the birds'.
  return own.replace(/\btheir (?!own\b)/g, (word, at: number) =>
    /\b(?:that|which|who|whether|how) \S/.test(own.slice(0, at)) ? word : 'our ',
  );
}

function asTheirs(text: string): string {
  return text
    .replace(/^Our /, "The authors' ")
    .replace(/\bour\b/g, ofAuthors.test(text) ? 'their' : "the authors'");
}

const ofAuthors = /^(?:In [^,]{3,60}, )?[Tt]he authors\b(?!['’])/;

/** "The proposed model performs well": a verb that the tagger took for the noun of the phrase. */
function withoutVerb(phrase: NounPhrase, text: string): NounPhrase {
  const words = phrase.before.split(' ');
  const last = words.at(-1) ?? '';
  if (!/[^su]s$/.test(phrase.head) || !(tool.test(last) || last === 'agent')) return phrase;
  const headEnd = text.lastIndexOf(last, phrase.headEnd - phrase.head.length) + last.length;
  return { ...phrase, head: last, before: words.slice(0, -1).join(' '), headEnd, ends: [headEnd] };
}

/** What says which, in place of a phrase that points; null where the phrase says so itself, or nothing does. */
function insteadOf(text: string, phrase: NounPhrase, index: number, sheet: FactSheet): string | null {
  const { determiner, headEnd, ends } = phrase;
  const own = isOwn(phrase);
  if (!(own || determiner === 'the' || pointing.test(determiner))) return null;
  if ((ends[0] ?? headEnd) > headEnd) return own ? saidItself(text, phrase) : null;
  // "This set of points": what hangs on it, wherever the parser hung it.
  if (/^ (?:of|which|that|who|whose)\b/.test(text.slice(headEnd))) return null;
  if (own) return made(phrase, index, sheet) ?? ofItsKind(phrase);
  return determiner === 'the' ? sameThing(text, phrase, index, sheet) : antecedent(phrase, index, sheet);
}

const pointing = /^(?:this|these|those|such(?: an?)?|both)$/;

/** "Our method", "the proposed method", "this new method". */
function isOwn({ determiner, before, head }: NounPhrase): boolean {
  if (determiner === 'our') return true;
  const isNew = ownWord.test(before) && tool.test(head.toLowerCase().replace(/s$/, ''));
  return /^(?:the|this|these)$/.test(determiner) && (proposedWord.test(before) || isNew);
}

/** "Our predictions of X": predictions of X, whosever they are. */
function saidItself(text: string, { determiner, before, head, headEnd }: NounPhrase): string | null {
  if (determiner !== 'our' || !/^ (?:of|between|among)\b/.test(text.slice(headEnd))) return null;
  const bare = [before.replace(ownWord, '').trim(), head].filter((one) => one !== '').join(' ');
  return isPlural(head) ? bare : `the ${bare}`;
}

/** "The stay" -> "the stay in the ward": it is still that one, and what says no more is no help. */
function sameThing(text: string, phrase: NounPhrase, index: number, sheet: FactSheet): string | null {
  const words = text.slice(phrase.start, phrase.headEnd);
  // "The speed, accuracy and versatility of DASH": what follows the list is of each.
  if (/^(?:,| and| or) /.test(text.slice(phrase.headEnd))) return null;
  if (openReference(`X saw ${words}.`, index, '', sheet) === null) return null;
  const known = antecedent(phrase, index, sheet);
  const own = stemsIn(words);
  // "The new splittings" are not all splittings.
  if (
    /^(?:the )?(?:new|additional|further|other|remaining)\b/i.test(words) &&
    !/\b(?:new|additional|further|other|remaining)\b/i.test(known ?? '')
  )
    return null;
  const says = known !== null && stemsIn(known).some((word) => !own.includes(word) && !empty.has(word));
  return says ? known.replace(/^an? /, 'the ') : null;
}

/** "Our IMPALA-based agent" -> "an IMPALA-based agent": the words before the noun say which. */
function ofItsKind({ before, head }: NounPhrase): string | null {
  const own = before.replace(ownWord, '').trim();
  const isSaid = own
    .split(/[\s,]+/)
    .some(
      (word) =>
        word.length > 3 && !empty.has(stem(word.toLowerCase())) && !rivals.test(word) && !idle.test(word),
    );
  if (!isSaid || /\b(?:\p{L}+est|best|most|two|three|four)\b/u.test(own)) return null;
  // "Our agent learns": a verb that the tagger took for a noun.
  if (isPlural(head)) return /[ -]|(?:al|ic|ive|ed|ous)$/.test(own) ? `${own} ${head}` : null;
  return withArticle(`${own} ${head}`);
}

const idle =
  /^(?:main|own|final|full|overall|whole|key|numerical|theoretical|experimental|empirical|initial|preliminary|primary|extensive|high|level|further|additional|average|theory|analysis|complete|best|previous|particular|specific|respective)$/i;

const proposedWord =
  /^(?:new |novel )?(?:proposed|presented|suggested|developed|devised|introduced|resulting)\b/;

/** Words for whatever a work has made. */
const tool =
  /^(?:method|estimator|dataset|benchmark|library|code|package|approach|technique|algorithm|framework|model|system|scheme|procedure|strategy|solution|tool|methodology|architecture|network|pipeline)$/;

/** What the work made, for "our method". */
function made(phrase: NounPhrase, index: number, sheet: FactSheet): string | null {
  const noun = phrase.head.toLowerCase();
  const thing = thingCalled(noun, isPlural(noun), index, sheet);
  const wanted = wantedOf(phrase);
  if (thing !== null) {
    // "Optimized particle filters" for "our framework": the verb would not fit.
    const isFit = (one: string): boolean =>
      saysWhich(one, stem(thing.noun)) &&
      one !== '' &&
      one.length <= longestName &&
      (isPlural(noun) || !endsPlural(one));
    return [thing.name, asSubject({ ...thing, name: '' }), thing.brief].find(isFit) ?? null;
  }
  if (/^(?:results?|findings?|experiments?|work|study|analysis|data|knowledge)$/.test(noun)) return null;
  const announced = sheet.sentences
    .slice(0, index)
    .filter(({ text }) =>
      /\b[Ww]e \w*(?: \w+ly)? ?(?:propos|present|introduc|develop|describ|design|construct|deriv|us)/.test(
        text,
      ),
    )
    .flatMap(({ text }) => phrasesFor(text, stem(noun), wanted, isPlural(noun)));
  const all = [...new Set(announced)];
  if (all.length === 1) return all[0] ?? null;
  const isTool = tool.test(noun) && wanted.length === 0;
  return titled(phrase, wanted, sheet) ?? (isTool ? (coinedName(sheet.title) ?? wayOfTitle(sheet)) : null);
}

function endsPlural(name: string): boolean {
  const head = name.split(/ (?:for|of|in|on|with|to|that|which|based|from|by) |,/)[0] ?? name;
  return /^\p{Ll}*[^su]s$/u.test(head.split(' ').at(-1) ?? '');
}
