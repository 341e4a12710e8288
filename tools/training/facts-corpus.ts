import { type Genre, roles, type SourceSentence } from '#domain/engine/fact-sheet.ts';
import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { headingRoles } from '#domain/engine/read/headings.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { guessRoles } from '#domain/engine/read/roles.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { leadingHeading } from '#domain/language/section-names.ts';
import { isFrozen, readAbstracts, readCorpus, readPubMedNotes } from './corpus.ts';
import { hasDataset, type Json, readJson, stringsOf } from './datasets.ts';
import { isHeldOut } from './role-corpora.ts';

/** An abstract with what an annotator marked in it beside its finding. */
export interface FactsExample {
  readonly set: 'ours' | 'PubMedQA';
  /** Never trained on. */
  readonly kept: boolean;
  readonly title: string;
  readonly sentences: readonly SourceSentence[];
  readonly finding: number;
  /** The exact words for who or what was studied; null where the abstract does not say. */
  readonly studied: string | null;
  /** As the product reads it. */
  readonly genre: Genre;
  /** The exact words for how it was done; null where the abstract does not say, or nobody was asked. */
  readonly design: string | null;
  /** Sentences that an editor would print behind the finding; null where nobody was asked. */
  readonly evidence: readonly number[] | null;
  /** The finding in the annotator's own words; null where nobody was asked. */
  readonly plain: string | null;
}

/** Every abstract of which annotators said who was studied: our own sheets, and those of PubMedQA where that lies. */
export function factsExamples(): FactsExample[] {
  const more = readAbstracts().filter((record) => 'studied' in record);
  const notes = hasDataset('pubmedqa/train.json') ? readPubMedNotes() : [];
  const abstracts = notes.length === 0 ? {} : readJson('pubmedqa/train.json');
  return [
    ...[...readCorpus(), ...more].map(ofSheet),
    ...notes.map((note) => ofNote(note, abstracts[String(note['id'])] as Json)),
  ];
}

function ofSheet(record: Json): FactsExample {
  const { best } = record['finding'] as { readonly best: number };
  const title = cleanText(String(record['title']));
  const sentences = annotatedSentences(stringsOf(record['sentences']));
  return {
    set: 'ours',
    kept: isFrozen(String(record['id'])),
    title,
    sentences,
    genre: genreOf(title, sentences),
    finding: best,
    studied: quoteOf(record['studied'])?.text ?? null,
    design: quoteOf(record['design'])?.text ?? null,
    evidence: 'support' in record ? evidenceOf(record) : null,
    plain: typeof record['plain'] === 'string' ? cleanText(record['plain']) : null,
  };
}

function genreOf(title: string, sentences: readonly SourceSentence[]): Genre {
  return readKinds({ title, text: sentences.map(({ text }) => text).join(' ') }).genre;
}

interface Quote {
  readonly sentence: number;
  readonly text: string;
}

function quoteOf(value: unknown): Quote | null {
  return (value ?? null) as Quote | null;
}

function evidenceOf(record: Json): number[] {
  const best = quoteOf(record['support']);
  const also = Array.isArray(record['supportAlso']) ? record['supportAlso'].map(Number) : [];
  return best === null ? also : [best.sentence, ...also];
}

/** Notes name sentences by where they start, so that the abstracts need not stand in the corpus. */
function ofNote(note: Json, abstract: Json): FactsExample {
  const text = [...stringsOf(abstract['CONTEXTS']), String(abstract['LONG_ANSWER'])].join(' ');
  const { sentences } = readSentences(cleanText(text));
  const title = cleanText(String(abstract['QUESTION']));
  const at = (start: unknown): number => sentences.findIndex(({ end }) => end > Number(start));
  return {
    set: 'PubMedQA',
    kept: isHeldOut(String(note['id'])),
    title,
    sentences,
    genre: genreOf(title, sentences),
    design: null,
    finding: at(note['finding']),
    studied: note['studied'] === null ? null : String(note['studied']),
    evidence: (note['evidence'] as readonly number[]).map(at),
    plain: null,
  };
}

/** Sentences as the annotators cut them, headings taken off, roles as the product guesses them. */
export function annotatedSentences(texts: readonly string[]): SourceSentence[] {
  let heading: string | null = null;
  const headed = texts.map((raw) => {
    const clean = cleanText(raw);
    const found = leadingHeading(clean);
    if (found !== null) heading = found.name;
    const text = found === null ? clean : clean.slice(found.end);
    const allowed = heading === null ? roles : headingRoles(heading);
    return { text, start: 0, end: text.length, heading, allowed };
  });
  const guesses = guessRoles(headed);
  return headed.map(({ allowed: _, ...sentence }, index) => ({
    ...sentence,
    index,
    role: guesses[index]?.role ?? 'other',
    certainty: Math.max(0, ...(guesses[index]?.probabilities ?? [0.5])),
  }));
}
