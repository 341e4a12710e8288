import { type Genre, genres, type Subjects } from '#domain/engine/fact-sheet.ts';
import type { SourceText } from '#domain/engine/read/fields/genre.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { isFrozen, readAbstracts, readCorpus } from './corpus.ts';
import { type Json, readJsonLines, stringsOf } from './datasets.ts';

/** One abstract with the kind of work and what was studied, as careful readers judged them. */
export interface KindExample extends SourceText {
  readonly id: string;
  readonly set: 'mixed' | 'life' | 'biomedical';
  readonly genre: Genre;
  readonly subjects: Subjects;
}

/** Our own corpora without their frozen tenth, and the biomedical fact sheets, which do not ship. */
export function kindExamples(): KindExample[] {
  const open = (record: Json): boolean => !isFrozen(String(record['id']));
  return [
    ...readCorpus()
      .filter(open)
      .map((record) => exampleOf('mixed', record)),
    ...readAbstracts()
      .filter(open)
      .map((record) => exampleOf('life', record)),
    ...readJsonLines('factsheets/biomedical-160.jsonl').map((record) => exampleOf('biomedical', record)),
  ];
}

/** The frozen tenth of both corpora. */
export function frozenKinds(): KindExample[] {
  const frozen = (record: Json): boolean => isFrozen(String(record['id']));
  return [
    ...readCorpus()
      .filter(frozen)
      .map((record) => exampleOf('mixed', record)),
    ...readAbstracts()
      .filter(frozen)
      .map((record) => exampleOf('life', record)),
  ];
}

function exampleOf(set: KindExample['set'], record: Json): KindExample {
  const genre = String(record['genre']);
  return {
    id: String(record['id']),
    set,
    title: cleanText(String(record['title'])),
    text: stringsOf(record['sentences'])
      .map((sentence) => cleanText(sentence))
      .join(' '),
    // The annotators' palaeontology is field work to us.
    genre: genres.find((each) => each === genre) ?? 'field-study',
    subjects: String(record['subjects']) as Subjects,
  };
}
