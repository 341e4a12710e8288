import { type Relation, relations, type Tag, tags } from '#domain/engine/read/syntax/tree.ts';
import { readTrees } from './corpus.ts';
import type { Json } from './datasets.ts';
import type { AnnotatedTree } from './syntax-fit.ts';

/** The treebank: sentences of our corpora, none of the frozen tenth, as annotators parsed them. */
export function annotatedTrees(): AnnotatedTree[] {
  return readTrees().map((record) => ({
    id: String(record['id']),
    sentence: Number(record['sentence']),
    tokens: parts(record, 'tokens'),
    tags: parts(record, 'tags').map((tag) => tags.indexOf(tag as Tag)),
    heads: parts(record, 'heads').map(Number),
    relations: parts(record, 'relations').map((relation) => relations.indexOf(relation as Relation)),
  }));
}

function parts(record: Json, name: string): string[] {
  return String(record[name]).split(' ');
}
