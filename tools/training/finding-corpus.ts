import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { findingFeatures } from '#domain/engine/read/finding-features.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { isFrozen, readCorpus, readLeads, readToldAlone } from './corpus.ts';
import { type Json, readJson, readJsonLines, stringsOf } from './datasets.ts';
import type { Models } from './models-for-others.ts';

/** How the abstract is shown to the reader: as annotated, without its title, without its section headings, or without both. */
export interface Shown {
  readonly title: boolean;
  readonly headings: boolean;
}

/** One annotated abstract as the reader splits it: features of each sentence, and which ones the annotator chose. */
export interface FindingExample {
  readonly id: string;
  readonly set: 'mixed' | 'biomedical' | 'PubMedQA';
  readonly title: string | null;
  readonly sentences: readonly {
    readonly text: string;
    readonly role: string;
    readonly heading: string | null;
  }[];
  readonly features: readonly (readonly number[])[];
  readonly best: number;
  /** Other acceptable sentences. */
  readonly also: readonly number[];
}

/**
 * What the finding is taught with: our own corpus without its frozen tenth, and the biomedical fact sheets and abstracts of PubMedQA, which do not ship.
 * `modelsFor` gives, for an abstract, models that were not taught with it.
 */
export function findingExamples(shown: Shown, modelsFor: (id: string) => Models): FindingExample[] {
  const isOpen = ({ id }: Json): boolean => !isFrozen(String(id));
  const example = (set: FindingExample['set']) => (record: Json) =>
    exampleOf(set, record, shown, modelsFor(String(record['id'])));
  return [
    ...readCorpus().filter(isOpen).map(example('mixed')),
    ...readToldAlone().flatMap(asSheet).map(example('mixed')),
    ...readJsonLines('factsheets/biomedical-160.jsonl').map(example('biomedical')),
    ...headedLeads().map(example('PubMedQA')),
  ];
}

/** Abstracts of PubMedQA with the sentence that an editor would lead with, but for those that measure. */
function headedLeads(): Json[] {
  const abstracts = readJson('pubmedqa/train.json');
  return readLeads()
    .filter(({ teaches }) => teaches === true)
    .map((lead) => headedLead(lead, abstracts[String(lead['id'])] as Json));
}

function headedLead({ id, best, also }: Json, abstract: Json): Json {
  const parts = [...stringsOf(abstract['CONTEXTS']), String(abstract['LONG_ANSWER'])];
  const headings = [...stringsOf(abstract['LABELS']), 'CONCLUSIONS'];
  const sentences: string[] = [];
  const starts: number[] = [];
  let from = 0;
  parts.forEach((part, at) => {
    const heading = headings[at] ?? '';
    splitSentences(part).forEach(({ text, start }, place) => {
      starts.push(from + start);
      sentences.push(place === 0 ? `${heading.charAt(0)}${heading.slice(1).toLowerCase()}: ${text}` : text);
    });
    from += part.length + 1;
  });
  const placeOf = (start: unknown): number => starts.findLastIndex((each) => each <= Number(start));
  return {
    id,
    title: abstract['QUESTION'],
    sentences,
    finding: { best: placeOf(best), also: (also as readonly unknown[]).map(placeOf) },
  };
}

/** The tenth of our corpus that nothing is ever trained or tuned on, read as it ships. */
export function frozenExamples(shown: Shown): FindingExample[] {
  return readCorpus()
    .filter(({ id }) => isFrozen(String(id)))
    .map((record) => exampleOf('mixed', record, shown));
}

/** An abstract that an editor told: the sentence that the first line is made of, and those that could lead as well. */
function asSheet(told: Json): Json[] {
  const { from } = told['lead'] as { from: readonly number[] };
  const [best = -1] = from;
  return best < 0 ? [] : [{ ...told, finding: { best, also: told['also'] } }];
}

function exampleOf(set: FindingExample['set'], record: Json, shown: Shown, models?: Models): FindingExample {
  const annotated = stringsOf(record['sentences']).map((text) =>
    cleanText(shown.headings ? text : withoutHeading(text)),
  );
  const starts: number[] = [];
  let length = 0;
  for (const text of annotated) {
    starts.push(length);
    length += text.length + 1;
  }
  const read = readSentences(annotated.join(' '), models?.roles);
  const title = shown.title ? cleanText(String(record['title'])) : null;
  const text = read.sentences.map((sentence) => sentence.text).join(' ');
  const { genre } = readKinds({ title, text }, null, models?.kinds);
  // The sentence whose middle lies in the annotated one: the splitters differ in a few places.
  const placeOf = (wanted: number): number => {
    const middle = (starts[wanted] ?? 0) + (annotated[wanted]?.length ?? 0) / 2;
    const at = read.sentences.findIndex((sentence) => sentence.end >= middle);
    return at < 0 ? read.sentences.length - 1 : at;
  };
  const finding = record['finding'] as Json;
  return {
    id: String(record['id']),
    set,
    title,
    sentences: read.sentences,
    features: findingFeatures({ title, genre, sentences: read.sentences }),
    best: placeOf(Number(finding['best'])),
    also: (Array.isArray(finding['also']) ? finding['also'] : []).map((index) => placeOf(Number(index))),
  };
}

function withoutHeading(text: string): string {
  const bare = text.replace(/^[A-Z][A-Za-z /&,'’-]{2,60}:\s+(?=\S)/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
