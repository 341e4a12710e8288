import { findAcronyms, titleAcronyms } from '#domain/language/acronyms.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import type { FactSheet, Field, Finding, SourceSentence } from '../../fact-sheet.ts';
import { type Compressed, compress } from '../compress/compress.ts';
import { expandAcronyms } from '../compress/expand-acronyms.ts';
import { factsModel } from '../weights/facts.generated.ts';
import { readAuthorsConclude, readGap } from './conclusions.ts';
import { readDesign } from './design.ts';
import { hasOutcome, readEvidence } from './evidence.ts';
import { isToldByRule, type Kinds, readKinds } from './kinds.ts';
import { readLimit } from './limit.ts';
import { readMarks } from './marks.ts';
import { readMood } from './mood.ts';
import { readNumbers } from './numbers.ts';
import { type PhraseModel, readPhrase, unpackPhraseModel } from './phrase-choice.ts';
import { type PhraseSource, phraseOptions } from './phrase-options.ts';
import { readQuestion } from './question.ts';
import { readStudied } from './studied.ts';
import { readSupporting } from './supporting.ts';
import { readTopic } from './topic.ts';

export interface FieldsInput {
  readonly title: string | null;
  readonly sentences: readonly SourceSentence[];
  /** Index of the sentence chosen as the finding. */
  readonly finding: number;
  readonly info?: ArticleInfo | undefined;
  /** Where they have been read already. */
  readonly kinds?: Kinds;
}

export type Fields = Pick<
  FactSheet,
  | 'genre'
  | 'question'
  | 'numbers'
  | 'studied'
  | 'design'
  | 'limit'
  | 'authorsConclude'
  | 'gap'
  | 'topic'
  | 'supporting'
  | 'subjects'
  | 'mood'
  | 'marks'
  | 'acronyms'
>;

/** Everything a fact sheet says beside the finding itself. Each field is left out where the source is not plain about it. */
export function readFields({ title, sentences, finding, info, kinds: known }: FieldsInput): Fields {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const source = { title, text };
  const { genre, subjects } = known ?? readKinds(source);
  const acronyms = findAcronyms(sentences);
  const context = { title, sentences, acronyms: [...acronyms, ...titleAcronyms(title, sentences, acronyms)] };
  const shortened = (sentence: SourceSentence): Compressed | null => {
    const made = compress(sentence, context);
    return made.verbatim ? null : made;
  };
  const evidence = hasOutcome.has(genre) ? readEvidence(sentences, finding, title) : null;
  const shorten = (sentence: SourceSentence): string | null => shortened(sentence)?.text ?? null;
  const question = spellOut(readQuestion(title, sentences), (text) =>
    expandAcronyms(text, acronyms, sentences, null),
  );
  return {
    genre,
    question,
    numbers: readNumbers(sentences, finding, shorten, evidence),
    ...readWhatAndHow({ title, sentences, finding, genre }),
    limit: readLimit(sentences, finding),
    // A resolution and a patent say what they do, and nobody concludes it.
    authorsConclude: isToldByRule(genre) ? null : readAuthorsConclude(sentences, finding, shorten),
    gap: readGap(sentences, finding, shorten),
    topic: readTopic(title ?? question?.text ?? null, sentences[finding]?.text ?? '', sentences, acronyms),
    supporting: readSupporting(
      sentences,
      finding,
      (sentence) => toFinding(shortened(sentence), sentence.index),
      evidence,
    ),
    subjects,
    mood: readMood(sentences[finding]?.text ?? '', genre, title),
    marks: readMarks(source, genre, info),
    acronyms,
  };
}

/** A count of who was studied and a design by its name are surest; else the phrase that annotators would mark. */
function readWhatAndHow(source: PhraseSource): Pick<Fields, 'studied' | 'design'> {
  const { sentences, title, genre } = source;
  const [studied, design] = [readStudied(sentences, title), readDesign(sentences, genre)];
  const isAbstract = sentences.length >= leastSentences && !isToldByRule(genre);
  if (!isAbstract || (studied !== null && design !== null)) return { studied, design };
  const options = phraseOptions(source);
  return {
    studied: studied ?? readPhrase(options, phraseModels().studied),
    design: design ?? readPhrase(options, phraseModels().design),
  };
}

/** Fewer are a note: where nothing else is said, whatever is said would be it. */
const leastSentences = 4;

let unpacked: Readonly<Record<'studied' | 'design', PhraseModel>> | null = null;

function phraseModels(): Readonly<Record<'studied' | 'design', PhraseModel>> {
  unpacked ??= {
    studied: unpackPhraseModel(factsModel.studied),
    design: unpackPhraseModel(factsModel.design),
  };
  return unpacked;
}

function spellOut(field: Field | null, expand: (text: string) => string): Field | null {
  return field === null ? null : { ...field, text: expand(field.text) };
}

function toFinding(made: Compressed | null, sentence: number): Finding | null {
  if (made === null) return null;
  const { text, short, verbatim, hedges, negated, strength } = made;
  return { text, short, sentence, verbatim, hedges, negated, strength };
}
