import { cleanText } from '#domain/intake/take-in.ts';
import { findAcronyms, titleAcronyms } from '#domain/language/acronyms.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { isNegated } from '#domain/language/negation.ts';
import { claimStrength } from '#domain/language/strength.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { readDocument } from '#domain/research/named-document.ts';
import type { FactSheet, Finding, Genre, SourceSentence } from '../fact-sheet.ts';
import { partOwnFinding } from '../own-finding.ts';
import { behindTitle } from './behind-title.ts';
import { chooseFinding, type FindingChoice } from './choose-finding.ts';
import { compress } from './compress/compress.ts';
import { asReview, isToldByRule, type Kinds, readKinds } from './fields/kinds.ts';
import { readMood } from './fields/mood.ts';
import { readFields } from './fields/read-fields.ts';
import { nearestSentence } from './nearest-sentence.ts';
import { clauseSentence } from './official-text.ts';
import { tellPatent } from './patent-text.ts';
import { readsAsPlan } from './plan.ts';
import { postableChoice } from './postable-choice.ts';
import { type ReadSentences, readSentences } from './read-sentences.ts';

export interface Source {
  readonly text: string;
  readonly info?: ArticleInfo | undefined;
  /** The person's own choice: the index of a sentence, or the finding in their own words. An index that is not there is ignored. */
  readonly finding?: number | string | undefined;
}

/**
 * Reads a source into a fact sheet. Pure, deterministic, and defined for any text: one without sentences gives an empty
 * finding and `sure: false`. Sentence offsets are those of the cleaned text (`cleanText`).
 */
export function readSource(source: Source): FactSheet {
  const read = readSentences(cleanText(source.text));
  const [first, ...rest] = read.sentences;
  const title = titleOf(source.info) ?? read.pastedTitle;
  // Somebody who leads with the title, and a document that acts in numbered sentences, need it among them.
  if (first === undefined || read.pastedTitle === null || read.official !== null || source.finding === 0)
    return readBody(read, source, title);
  const body = { ...read, sentences: rest.map((one) => ({ ...one, index: one.index - 1 })) };
  const finding = typeof source.finding === 'number' ? source.finding - 1 : source.finding;
  const { probabilities: _, ...pasted } = first;
  return behindTitle(readBody(body, { ...source, finding }, title), pasted);
}

function readBody(read: ReadSentences, source: Source, title: string | null): FactSheet {
  const sentences = read.sentences.map(({ probabilities: _, ...sentence }): SourceSentence => sentence);
  const kinds = kindsOf(source.info, title, sentences, read.official !== null);
  const findingAt = (at: number): Finding => findingFrom(read, sentences, title, at, kinds.genre);
  const chosen = chooseFinding(read, title, kinds.genre);
  // Findings were learned beside the genre that the words look like.
  const told = asReview(kinds, { title, text: sentences.map(({ text }) => text).join(' ') });
  const choice =
    source.finding === undefined
      ? postableChoice(chosen, sentences, findingAt)
      : steered(chosen, source.finding, sentences);
  const index = choice.ranked[0]?.sentence ?? 0;
  const own = typeof source.finding === 'string' ? source.finding.trim() : '';
  const fields = readFields({ title, sentences, finding: index, info: source.info, kinds: told });
  return {
    title,
    sentences,
    ...fields,
    mood: own === '' ? fields.mood : readMood(partOwnFinding(own).lead, fields.genre, title),
    finding: own === '' ? findingAt(index) : ownFinding(own),
    candidates: choice.ranked.map(({ sentence, score }) => ({
      sentence,
      text: sentences[sentence]?.text ?? '',
      score,
    })),
    sure: choice.sure && read.otherLanguage === null,
    doubt: read.otherLanguage === null ? choice.doubt : notEnglish(read.otherLanguage),
  };
}

/** Told whatever the person chose: none of our rules for denials, doubts and numbers reads another language. */
function notEnglish(language: string): string {
  return `This text seems to be in ${language}, and Paperlark reads English. Paste an English version, or compare every line with the text before you post.`;
}

/** What its address says of a document is surer than what its words look like. */
function kindsOf(
  info: ArticleInfo | undefined,
  title: string | null,
  sentences: readonly SourceSentence[],
  isOfficial: boolean,
): Kinds {
  const kind = readDocument(info ?? {})?.kind;
  const genre = kind === undefined ? null : kind === 'UN document' ? 'policy' : 'patent';
  const text = sentences
    .map((sentence) => (sentence.heading === null ? '' : `${sentence.heading}: `) + sentence.text)
    .join(' ');
  const kinds = readKinds({ title, text }, genre ?? (isOfficial ? 'policy' : null));
  return !isToldByRule(kinds.genre) && readsAsPlan(sentences) ? { ...kinds, genre: 'protocol' } : kinds;
}

function titleOf(info: ArticleInfo | undefined): string | null {
  const title = cleanText(info?.title ?? '').replaceAll('\n', ' ');
  return title === '' ? null : title;
}

/** Puts the person's choice first. Own words count as the sentence they share most with, for the fields around the finding. */
function steered(
  choice: FindingChoice,
  wanted: number | string | undefined,
  sentences: readonly SourceSentence[],
): FindingChoice {
  const index = typeof wanted === 'string' ? nearestSentence(wanted, sentences) : wanted;
  if (index === undefined || sentences[index] === undefined) return choice;
  const others = choice.ranked.filter(({ sentence }) => sentence !== index).slice(0, 2);
  return { ranked: [{ sentence: index, score: 1 }, ...others], sure: true, doubt: null };
}

function findingFrom(
  read: ReadSentences,
  sentences: readonly SourceSentence[],
  title: string | null,
  index: number,
  genre: Genre,
): Finding {
  const sentence = sentences[index];
  if (sentence === undefined) return { ...ownFinding(''), sentence: null };
  if (read.official?.kinds[index] === 'operative') {
    return { ...ownFinding(clauseSentence(sentence.text, read.official.body)), sentence: index };
  }
  if (genre === 'patent') {
    const told = tellPatent(sentence.text, sentences.map(({ text }) => text).join(' '));
    if (told !== sentence.text) return { ...ownFinding(told), sentence: index };
  }
  const defined = findAcronyms(sentences);
  const acronyms = [...defined, ...titleAcronyms(title, sentences, defined)];
  const made = compress(sentence, { title, sentences, acronyms });
  const { text, short, verbatim, hedges, negated, strength } = made;
  return { text, short, sentence: index, verbatim, hedges, negated, strength };
}

/** A finding in given words, measured and not changed but for the full stop that ends it. */
function ownFinding(said: string): Finding {
  const isEnded = said === '' || /[.!?…]["”’')\]]*$/u.test(said);
  const text = isEnded ? said : `${said}.`;
  return {
    text,
    short: text !== '' && text.length <= 110 ? text : null,
    sentence: null,
    verbatim: false,
    hedges: findHedges(text).map((hedge) => hedge.text),
    negated: isNegated(text),
    strength: claimStrength(text),
  };
}
