import { findNumbers, isSameSpan } from '../language/numbers.ts';
import { findAssociationWords, findCauseWords } from '../language/strength.ts';
import { findHype } from '../posts/hype.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';
import { directedPlaces } from './directed-places.ts';
import { flagNames } from './flag-names.ts';
import { flagPopulation } from './flag-population.ts';
import { isFrameWord } from './frame-word.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * Blanks what only says what a term of the source means ("A monolith is a single block with channels"), keeping offsets:
 * no abstract explains its own terms, and the explanation states nothing about its result. It must look like one in every
 * way: a technical term that the source mentions in passing, a form that explains, and a plain rest without numbers,
 * outcomes, causes, directions or groups and names of its own.
 */
export function blankExplanations(text: string, source: SourceIndex): string {
  if (!mayExplain.test(text)) return text;
  const trimmed = text.trim();
  if (explainsTerm(trimmed, source) || explainsUnit(trimmed)) return ' '.repeat(text.length);
  const gloss = glosses.map((form) => form.exec(text)).find((match) => match !== null);
  const [before = '', body = ''] = [gloss?.groups?.['before'], gloss?.groups?.['body']];
  if (gloss === undefined || !endsInTerm(before, source) || !isPlain(body, source)) return text;
  return before + ' '.repeat(text.length - before.length);
}

/** Most sentences hold none of the forms: one look before the many. */
const mayExplain =
  /\b(?:means?|is (?:an?|one)|equals|describes?|refers?|stands?|short for|says?|or|that is),? /iu;

const term = '(?<term>(?:[\\p{L}\\d+-]+ ){0,2}[\\p{L}\\d+-]+)';
/** `ofAny`: also for what the study is about. Nobody says "A coffee is a …" of what coffee was found to do. */
const forms: readonly { readonly form: RegExp; readonly ofAny?: boolean }[] = [
  { form: new RegExp(`^(?:an? )?${term} (?:just |simply )?means? (?:that )?(?<body>.+)$`, 'iu') },
  {
    form: new RegExp(
      `^an? ${term} is (?:an?|one) (?<body>.*\\b(?:that|which|whose|where|with|of|for|from|between)\\b.+)$`,
      'iu',
    ),
    ofAny: true,
  },
  { form: new RegExp(`^(?:such |these )?${term} describes? (?<body>(?:how|what|where|when)\\b.+)$`, 'iu') },
  { form: new RegExp(`^(?:an? )?${term} (?:refers? to|stands? for|is short for) (?<body>.+)$`, 'iu') },
];

function explainsTerm(text: string, source: SourceIndex): boolean {
  return forms.some(({ form, ofAny }) => {
    const { term: named, body } = form.exec(text)?.groups ?? {};
    if (named === undefined || body === undefined || !isPlain(body, source)) return false;
    if (speaksOfSource(named, body, source)) return false;
    const mentions = mentionsOf(named, source);
    return mentions > 0 && (ofAny === true || mentions <= mostMentions);
  });
}

/** A gloss behind its term: ", which means splitting light", ", or how fast it leaves", ", which say what is assumed". */
const glosses: readonly RegExp[] = [
  /^(?<before>.+), which means (?<body>\p{L}+ing\b[^.;:]+)[.]?\s*$/u,
  /^(?<before>.+), which (?:says?|describes?) (?<body>(?:what|how|where|when)\b[^.;:]+)[.]?\s*$/u,
  /^(?<before>.+), (?:or|that is,) (?<body>(?:how|what|where|when)\b[^.;:]+)[.]?\s*$/u,
];

/** True where the meaning speaks of what the source is about: "… is an agent that wipes out attacks" is a result. */
function speaksOfSource(named: string, body: string, source: SourceIndex): boolean {
  const own = new Set(conceptTokens(named).map(({ concept }) => concept));
  return conceptTokens(body.replace(people, (word) => ' '.repeat(word.length))).some(
    ({ text, concept }) => !own.has(concept) && !isFrameWord(text) && source.has(concept),
  );
}

/** Who takes part in any study. */
const people = /\b(?:patients?|participants?|volunteers?|researchers?|doctors?|clinicians?|staff)\b/giu;

function endsInTerm(before: string, source: SourceIndex): boolean {
  const last = conceptTokens(before).at(-1);
  return last !== undefined && last.end === before.trimEnd().length && isKnown(last, source);
}

/** Sentences of the source that may speak of a term that a post explains: what the study is about stands in more. */
const mostMentions = 2;

/** Sentences of the source that speak of a technical term; 0 where it is no such term. */
function mentionsOf(named: string, source: SourceIndex): number {
  const content = conceptTokens(named);
  if (content.length === 0 || !content.some(isTechnical) || degree.test(named)) return 0;
  const own = source.sentences.filter(({ index }) => index !== null);
  return own.filter(({ tokens }) =>
    content.every((token) => tokens.some((other) => isSameTerm(token, other))),
  ).length;
}

function isKnown(token: ConceptToken, source: SourceIndex): boolean {
  return source.sentences.some(({ tokens }) => tokens.some((other) => isSameTerm(token, other)));
}

/** "Chirality" and "chiral", "spectroscopy" and "spectroscopic": the same concept or a long common beginning. */
function isSameTerm(one: ConceptToken, other: ConceptToken): boolean {
  if (one.concept === other.concept) return true;
  const beginning = one.text.slice(0, Math.max(6, one.text.length - 3)).toLowerCase();
  return beginning.length >= 6 && other.text.toLowerCase().startsWith(beginning);
}

const degree =
  /\b(?:high|low|higher|lower|good|better|best|poor|strong|weak|more|less|this|that|it|they|which|result|results|finding|findings)\b/i;

/** Long or coined: "isomorphism", "latent", "double-blind" by its hyphen; not "coffee" or "sleep". */
function isTechnical({ text }: ConceptToken): boolean {
  return (
    !isFrameWord(text) &&
    (text.length >= 8 || technicalWords.has(text.toLowerCase()) || /\p{L}\p{Lu}/u.test(text))
  );
}

const technicalWords = new Set(
  'latent blind prior priors entropy vector tensor scalar cohort qubit proxy kernel'.split(' '),
);

const longest = 22;

/** True where the words state no result, only what something is. */
function isPlain(body: string, source: SourceIndex): boolean {
  const content = conceptTokens(body);
  return (
    content.length <= longest &&
    !claiming.test(body) &&
    !content.some(({ concept }) => outcomes.has(concept)) &&
    findNumbers(body).every(({ worded, normalised }) => worded && normalised <= 2) &&
    directedPlaces(body).every(({ direction, start }) => direction.axis === 'time' || isNoun(body, start)) &&
    findCauseWords(body).every(({ start }) => isNoun(body, start)) &&
    findAssociationWords(body).length === 0 &&
    findHype(body).length === 0 &&
    flagNames(body, source).length === 0 &&
    flagPopulation(body, source).length === 0
  );
}

/** "A single block": after an article, what could be a verb is none. */
function isNoun(text: string, start: number): boolean {
  return /\b(?:an?|the|single) $/i.test(text.slice(Math.max(0, start - 8), start));
}

/** A second clause, the past, a duty, a judgement or a finding: nothing that a definition has. */
const claiming =
  /[;:]|, (?:and|but|so|which|while|whereas|making|thus|hence)\b|\b(?:was|were|had|did|found|show\w*|prov\w*|evidence|stud(?:y|ies)|trials?|results?|should|must|may|might|could|always|never|all|every|only|most|good|bad|calm\w*|happ\w*|safe\w*|danger\w*|cures?|heals?|treats?|replaces?|understands?|power|able|ends?|ended|ending|kills?|wipes?|fights?|defeats?|beats?|restores?|reverses?|saves?|clears?|sleeps?|feels?|lives?|lived|living|you|your|we|our|us)\b/i;

/** Concepts of outcomes: who explains a term does not speak of them. */
const outcomes: ReadonlySet<string> = new Set(
  'death survive illness harm effect help work stop protect increase decrease better worse risk pain cancer predict cause'
    .split(' ')
    .map((name) => `=${name}`),
);

/** "A Gyr is a billion years": one unit said in another, and rightly. */
function explainsUnit(text: string): boolean {
  const [, unit, said] = /^(?:an?|one) (\p{L}{2,5}) (?:is|means|equals) (.+?)\.?$/iu.exec(text) ?? [];
  if (unit === undefined || said === undefined) return false;
  const [one] = findNumbers(`1 ${unit}`);
  const [other, ...more] = findNumbers(said);
  return (
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    other.text === said &&
    isSameSpan(one, other)
  );
}
