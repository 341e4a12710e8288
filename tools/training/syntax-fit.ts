import { bestClass } from '#domain/engine/read/syntax/hashed-model.ts';
import { moveSigns, type TaggedWords } from '#domain/engine/read/syntax/move-signs.ts';
import {
  allowedMoves,
  isDone,
  move,
  type ParseState,
  startParse,
} from '#domain/engine/read/syntax/parse-state.ts';
import { relationSigns } from '#domain/engine/read/syntax/relation-signs.ts';
import { tagSigns } from '#domain/engine/read/syntax/tag-signs.ts';
import { relations, tags } from '#domain/engine/read/syntax/tree.ts';
import { noWord, type WordCodes, wordCodes } from '#domain/engine/read/syntax/word-codes.ts';
import { seededOrder } from '#domain/language/seeded.ts';
import { AveragedPerceptron } from './perceptron.ts';

/** A sentence as annotators parsed it. Heads count words from 1, 0 being the root above all. */
export interface AnnotatedTree {
  readonly id: string;
  readonly sentence: number;
  readonly tokens: readonly string[];
  readonly tags: readonly number[];
  readonly heads: readonly number[];
  readonly relations: readonly number[];
}

const rounds = 12;

interface Example extends AnnotatedTree {
  readonly words: readonly WordCodes[];
}

export interface FittedSyntax {
  readonly tags: Float64Array;
  readonly moves: Float64Array;
  readonly relations: Float64Array;
}

/**
 * Fits tagger, parser and namer of arcs. The parser is taught with the tags that a tagger guesses which was not taught with
 * the sentence (five parts), and from the places where its own mistakes lead it (a dynamic oracle: Goldberg and Nivre 2013,
 * doi 10.1162/tacl_a_00237).
 */
export function fitSyntax(
  trees: readonly AnnotatedTree[],
  guess: (words: readonly WordCodes[], part: number) => number[],
): FittedSyntax {
  const examples = trees.map((tree) => ({ ...tree, words: tree.tokens.map(wordCodes) }));
  const guessed = examples.map((example, at) => guess(example.words, at));
  return {
    tags: fitTags(examples),
    moves: fitMoves(examples, guessed),
    relations: fitRelations(examples, guessed),
  };
}

export function fitTags(examples: readonly Pick<Example, 'words' | 'tags'>[]): Float64Array {
  const model = new AveragedPerceptron(tags.length);
  const scores = new Float64Array(tags.length);

  for (let round = 0; round < rounds; round += 1) {
    for (const { words, tags: wanted } of seededOrder(round, 'tags', examples)) {
      const found: number[] = [];
      words.forEach((_, at) => {
        const signs = tagSigns(words, at, found[at - 1] ?? -1, found[at - 2] ?? -1);
        model.score(signs, scores);
        const guess = bestClass(scores);
        model.learn(signs, wanted[at] ?? 0, guess);
        found.push(guess);
      });
    }
  }
  return model.averaged();
}

function rooted(words: readonly WordCodes[], guessed: readonly number[]): TaggedWords {
  return { words: [noWord, ...words], tags: [tags.length, ...guessed] };
}

function fitMoves(examples: readonly Example[], guessed: readonly (readonly number[])[]): Float64Array {
  const model = new AveragedPerceptron(3);
  const scores = new Float64Array(3);

  for (let round = 0; round < rounds; round += 1) {
    for (const at of seededOrder(round, 'syntax', [...examples.keys()])) {
      const example = examples[at];
      if (example === undefined) continue;
      const sentence = rooted(example.words, guessed[at] ?? []);
      const heads = [-1, ...example.heads];
      const state = startParse(example.words.length);
      while (!isDone(state)) {
        const signs = moveSigns(sentence, state);
        const allows = allowedMoves(state);
        model.score(signs, scores);
        const guess = bestClass(scores, allows);
        const right = bestClass(scores, cheapestMoves(state, heads, allows));
        const costs = (cheapestMoves(state, heads, allows) & (1 << guess)) === 0;
        model.learn(signs, costs ? right : guess, guess);
        // The first round follows the annotator, later ones mostly the parser itself.
        move(state, round > 0 ? guess : right);
      }
    }
  }
  return model.averaged();
}

/** Of the moves that can be made, those that lose the fewest arcs of the annotator's, one bit each. */
export function cheapestMoves(state: ParseState, heads: readonly number[], allows: number): number {
  const costs = [shiftCost(state, heads), leftCost(state, heads), rightCost(state, heads)];
  const open = costs.filter((_, at) => allows & (1 << at));
  const least = Math.min(...open);
  return costs.reduce(
    (bits, cost, at) => (allows & (1 << at) && cost === least ? bits | (1 << at) : bits),
    0,
  );
}

function shiftCost({ stack, front }: ParseState, heads: readonly number[]): number {
  let cost = 0;
  stack.forEach((node, at) => {
    if (heads[node] === front) cost += 1;
    if (heads[front] === node && at < stack.length - 1) cost += 1;
  });
  return cost;
}

function leftCost(state: ParseState, heads: readonly number[]): number {
  const { stack, front, size } = state;
  const top = stack.at(-1) ?? 0;
  let cost = heads[top] === (stack.at(-2) ?? -2) ? 1 : 0;
  for (let node = front; node <= size; node += 1) {
    if (node > front && heads[top] === node) cost += 1;
    if (heads[node] === top) cost += 1;
  }
  return cost;
}

function rightCost({ stack, front, size }: ParseState, heads: readonly number[]): number {
  const top = stack.at(-1) ?? 0;
  let cost = 0;
  for (let node = front; node <= size; node += 1) {
    if (heads[top] === node) cost += 1;
    if (heads[node] === top) cost += 1;
  }
  return cost;
}

function fitRelations(examples: readonly Example[], guessed: readonly (readonly number[])[]): Float64Array {
  const model = new AveragedPerceptron(relations.length);
  const scores = new Float64Array(relations.length);

  for (let round = 0; round < rounds; round += 1) {
    for (const at of seededOrder(round, 'syntax', [...examples.keys()])) {
      const example = examples[at];
      if (example === undefined) continue;
      const tree = { ...rooted(example.words, guessed[at] ?? []), ...outermost(example.heads) };
      example.relations.forEach((wanted, place) => {
        if (example.heads[place] === 0) return;
        const signs = relationSigns(tree, place + 1);
        model.score(signs, scores);
        scores[relations.indexOf('root')] = Number.NEGATIVE_INFINITY;
        model.learn(signs, wanted, bestClass(scores));
      });
    }
  }
  return model.averaged();
}

function outermost(heads: readonly number[]): {
  readonly heads: readonly number[];
  readonly leftmost: readonly number[];
  readonly rightmost: readonly number[];
} {
  const all = [-1, ...heads];
  const leftmost = all.map((_, node) =>
    Math.max(
      0,
      all.findIndex((head, at) => head === node && at < node),
    ),
  );
  const rightmost = all.map((_, node) =>
    Math.max(
      0,
      all.findLastIndex((head, at) => head === node && at > node),
    ),
  );
  return { heads: all, leftmost, rightmost };
}
