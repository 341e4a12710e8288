import { remembered } from '#domain/language/remembered.ts';
import type { Token } from '#domain/language/words.ts';
import { packedSyntaxModel } from '../weights/syntax.generated.ts';
import { unpackHashedModel } from './hashed-model.ts';
import { namedTags, parseTokens, type SyntaxModel } from './parse-tokens.ts';
import { syntaxTokens } from './tokenise.ts';
import type { Tag, Tree } from './tree.ts';

/** Longer sentences are lists of data; they have no tree. */
const longest = 120;

/**
 * The tree of a sentence: a greedy tagger and an arc-hybrid parser, learned from our own treebank (`corpus/trees.jsonl`). Empty
 * for an empty text and for more than 120 words.
 */
export const parse: (sentence: string) => Tree = remembered((sentence) => {
  const found = readable(sentence);
  if (found.length === 0) return [];
  const parsed = parseTokens(
    shipped(),
    found.map(({ text }) => text),
  );
  return found.flatMap((token, at) => {
    const one = parsed[at];
    return one === undefined ? [] : [{ ...token, ...one }];
  });
});

/** The tags alone of the same words: a third of the work. */
export function tagsOf(sentence: string): Tag[] {
  const found = readable(sentence);
  return found.length === 0
    ? []
    : namedTags(
        shipped(),
        found.map(({ text }) => text),
      );
}

function readable(sentence: string): Token[] {
  const found = syntaxTokens(sentence);
  return found.length > longest ? [] : found;
}

let model: SyntaxModel | undefined;

function shipped(): SyntaxModel {
  model ??= {
    tags: unpackHashedModel(packedSyntaxModel.tags),
    moves: unpackHashedModel(packedSyntaxModel.moves),
    relations: unpackHashedModel(packedSyntaxModel.relations),
  };
  return model;
}
