/**
 * Trains tagger and parser and writes domain/engine/read/weights/syntax.generated.ts. The same data give the same bytes. Takes a minute.
 *   node tools/train-syntax.ts
 * Taught with corpus/trees.jsonl. First reports five-fold cross-validation (folds by work): share of words with the right tag,
 * the right head, head and relation, marks left out, and the same from packed weights. Then fits all.
 */
import { writeFileSync } from 'node:fs';
import { unpackHashedModel } from '#domain/engine/read/syntax/hashed-model.ts';
import { parseTokens, type SyntaxModel, tagWith } from '#domain/engine/read/syntax/parse-tokens.ts';
import { relations, tags } from '#domain/engine/read/syntax/tree.ts';
import { wordCodes } from '#domain/engine/read/syntax/word-codes.ts';
import { asModel, packHashed } from './training/perceptron.ts';
import { type AnnotatedTree, type FittedSyntax, fitSyntax, fitTags } from './training/syntax-fit.ts';
import { annotatedTrees } from './training/tree-corpus.ts';

const parts = 5;
/** How many weights are kept of each model: chosen by cross-validation, where more add nothing that shows. */
const kept = { tags: 40_000, moves: 70_000, relations: 30_000 };

const trees = annotatedTrees();
const works = [...new Set(trees.map(({ id }) => id))];
const partOf = ({ id }: AnnotatedTree): number => works.indexOf(id) % parts;

function learn(taught: readonly AnnotatedTree[]): FittedSyntax {
  // The tags that the parser is taught with come from taggers that did not see the sentence.
  const taggers = Array.from({ length: parts }, (_, part) =>
    asModel(
      tags.length,
      fitTags(
        taught
          .filter((_, at) => at % parts !== part)
          .map((tree) => ({ ...tree, words: tree.tokens.map(wordCodes) })),
      ),
    ),
  );
  return fitSyntax(taught, (words, at) => {
    const tagger = taggers[at % parts];
    return tagger === undefined ? [] : tagWith(tagger, words);
  });
}

function whole(fitted: FittedSyntax): SyntaxModel {
  return {
    tags: asModel(tags.length, fitted.tags),
    moves: asModel(3, fitted.moves),
    relations: asModel(relations.length, fitted.relations),
  };
}

function packed(fitted: FittedSyntax) {
  return {
    tags: packHashed(tags.length, fitted.tags, kept.tags),
    moves: packHashed(3, fitted.moves, kept.moves),
    relations: packHashed(relations.length, fitted.relations, kept.relations),
  };
}

function unpacked(model: ReturnType<typeof packed>): SyntaxModel {
  return {
    tags: unpackHashedModel(model.tags),
    moves: unpackHashedModel(model.moves),
    relations: unpackHashedModel(model.relations),
  };
}

interface Counts {
  words: number;
  tags: number;
  heads: number;
  named: number;
  roots: number;
  sentences: number;
}

function count(counts: Counts, model: SyntaxModel, tree: AnnotatedTree): void {
  const made = parseTokens(model, tree.tokens);
  counts.sentences += 1;
  made.forEach((node, at) => {
    if (tree.relations[at] === relations.indexOf('root') && node.head === -1) counts.roots += 1;
    if (tags[tree.tags[at] ?? 0] === 'PUNCT') return;
    const hangsRight = node.head + 1 === tree.heads[at];
    counts.words += 1;
    if (node.tag === tags[tree.tags[at] ?? 0]) counts.tags += 1;
    if (hangsRight) counts.heads += 1;
    if (hangsRight && node.relation === relations[tree.relations[at] ?? 0]) counts.named += 1;
  });
}

function told(name: string, { words, tags: right, heads, named, roots, sentences }: Counts): string {
  const share = (some: number, all: number): string => ((100 * some) / all).toFixed(1);
  return `${name}: tags ${share(right, words)}, heads ${share(heads, words)}, heads and relations ${share(named, words)}, roots ${share(roots, sentences)} (${words} words, ${sentences} sentences)`;
}

const none = (): Counts => ({ words: 0, tags: 0, heads: 0, named: 0, roots: 0, sentences: 0 });
const [all, small] = [none(), none()];
for (let part = 0; part < parts; part += 1) {
  const fitted = learn(trees.filter((tree) => partOf(tree) !== part));
  const [full, light] = [whole(fitted), unpacked(packed(fitted))];
  for (const tree of trees.filter((one) => partOf(one) === part)) {
    count(all, full, tree);
    count(small, light, tree);
  }
}
console.log(told('all weights', all));
console.log(told('packed', small));

const file = new URL('../domain/engine/read/weights/syntax.generated.ts', import.meta.url);
const head = `// Written by tools/train-syntax.ts. Do not edit.\nimport type { PackedSyntaxModel } from '../syntax/parse-tokens.ts';\n`;
writeFileSync(
  file,
  `${head}\nexport const packedSyntaxModel: PackedSyntaxModel = ${JSON.stringify(packed(learn(trees)))};\n`,
);
