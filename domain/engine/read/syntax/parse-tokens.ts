import { bestClass, type HashedModel, type PackedHashedModel, scoreClasses } from './hashed-model.ts';
import { moveSigns } from './move-signs.ts';
import { allowedMoves, isDone, move, startParse } from './parse-state.ts';
import { relationSigns } from './relation-signs.ts';
import { tagSigns } from './tag-signs.ts';
import { type Relation, relations, type Tag, tags } from './tree.ts';
import { noWord, type WordCodes, wordCodes } from './word-codes.ts';

/** The three models of a parse, in the order in which they are asked. */
export interface SyntaxModel {
  readonly tags: HashedModel;
  readonly moves: HashedModel;
  readonly relations: HashedModel;
}

export type PackedSyntaxModel = { readonly [Part in keyof SyntaxModel]: PackedHashedModel };

/** What a word is in its sentence; `head` is an index, -1 for the root. */
export interface Parsed {
  readonly tag: Tag;
  readonly head: number;
  readonly relation: Relation;
}

/** Tags the words, hangs each on its head and names the arcs. */
export function parseTokens(model: SyntaxModel, texts: readonly string[]): Parsed[] {
  const words = texts.map(wordCodes);
  const tagged = tagWith(model.tags, words);
  const { heads, names } = attachWith(model, words, tagged);
  return words.map((_, at) => ({
    tag: tags[tagged[at] ?? 0] ?? 'X',
    head: (heads[at + 1] ?? 0) - 1,
    relation: relations[names[at] ?? 0] ?? 'dep',
  }));
}

/** The parts of speech that `parseTokens` gives the words. */
export function namedTags(model: SyntaxModel, texts: readonly string[]): Tag[] {
  return tagWith(model.tags, texts.map(wordCodes)).map((tag) => tags[tag] ?? 'X');
}

/** The part of speech of each word, as its place among `tags`. */
export function tagWith(model: HashedModel, words: readonly WordCodes[]): number[] {
  const found: number[] = [];
  const scores = new Float64Array(model.classes);
  let before = -1;
  let secondBefore = -1;
  for (let at = 0; at < words.length; at += 1) {
    scoreClasses(model, tagSigns(words, at, before, secondBefore), scores);
    secondBefore = before;
    before = bestClass(scores);
    found.push(before);
  }
  return found;
}

/** Head of each node (counted from 1, 0 being the root above all) and the name of each word's arc. */
function attachWith(
  model: SyntaxModel,
  words: readonly WordCodes[],
  tagged: readonly number[],
): { readonly heads: Int32Array; readonly names: number[] } {
  const rooted = { words: [noWord, ...words], tags: [tags.length, ...tagged] };
  const state = startParse(words.length);
  const scores = new Float64Array(model.moves.classes);
  while (!isDone(state)) {
    scoreClasses(model.moves, moveSigns(rooted, state), scores);
    move(state, bestClass(scores, allowedMoves(state)));
  }
  const named = new Float64Array(model.relations.classes);
  const names = words.map((_, at) => {
    if (state.heads[at + 1] === 0) return 0;
    scoreClasses(model.relations, relationSigns({ ...rooted, ...state }, at + 1), named);
    // Only the root is "root".
    named[0] = Number.NEGATIVE_INFINITY;
    return bestClass(named);
  });
  return { heads: state.heads, names };
}
