import { type Genre, genres, type Subjects } from '#domain/engine/fact-sheet.ts';
import type { SourceText } from '#domain/engine/read/fields/genre.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { isFrozen, readAbstracts, readCorpus } from './corpus.ts';
import { type Json, readJsonLines, stringsOf } from './datasets.ts';

/** One abstract with the kind of work and what was studied, as careful readers judged them. */
export interface KindExample extends SourceText {
  readonly id: string;
  readonly set: 'mixed' | 'life' | 'biomedical';
  readonly genre: Genre;
  readonly subjects: Subjects;
}

/** The annotators' palaeontology is field work to us. */
function genreOf(printed: string): Genre {
  const genre = genres.find((each) => each === printed);
  if (genre === undefined && printed !== 'palaeontology') throw new Error(`no genre is called ${printed}`);
  return genre ?? 'field-study';
}

/** Our own corpora without their frozen tenth, and the biomedical fact sheets, which do not ship. */
export function kindExamples(): KindExample[] {
  return [
    ...ownExamples((id) => !isFrozen(id)),
    ...readJsonLines('factsheets/biomedical-160.jsonl').map((record) => exampleOf('biomedical', record)),
  ];
}

/** The frozen tenth of both corpora. */
export function frozenKinds(): KindExample[] {
  return ownExamples(isFrozen);
}

function ownExamples(isWanted: (id: string) => boolean): KindExample[] {
  const wanted = (record: Json): boolean => isWanted(String(record['id']));
  return [
    ...readCorpus()
      .filter(wanted)
      .map((record) => exampleOf('mixed', record)),
    ...readAbstracts()
      .filter(wanted)
      .map((record) => exampleOf('life', record)),
  ];
}

function exampleOf(set: KindExample['set'], record: Json): KindExample {
  return {
    id: String(record['id']),
    set,
    title: cleanText(String(record['title'])),
    text: stringsOf(record['sentences'])
      .map((sentence) => cleanText(sentence))
      .join(' '),
    genre: genreOf(String(record['genre'])),
    subjects: record['subjects'] as Subjects,
  };
}
