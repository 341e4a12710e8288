/**
 * How many planted exaggerations the guard catches: over abstracts of the corpus, a post by the embedded writer gets one
 * exaggeration, the model repeats it when it is sent back, and it must end flagged with the faithful post beside it.
 * Prints the share by kind, and the share of untouched posts that are stopped though nothing is wrong.
 *
 *   npm run bench:guard -- [abstracts, default 200]
 */
import { readFileSync } from 'node:fs';
import { generatePosts } from '#domain/engine/generate.ts';
import type { FlagType } from '#domain/grounding/grounded-sentence.ts';
import { PostCollection } from '#domain/guard/collect-posts.ts';
import { guardSource } from '#domain/guard/guard-source.ts';
import { unitsOf } from '#domain/guard/shorten-post.ts';
import { seededOrder } from '#domain/language/seeded.ts';
import { plantFault } from './words/plant-fault.ts';

/** What makes a post say more than its source: surer, causal, larger, wider, praising. */
const kinds = [
  'certainty',
  'causation',
  'number',
  'population',
  'hype',
] as const satisfies readonly FlagType[];

interface Row {
  readonly id: string;
  readonly title: string | null;
  readonly sentences: readonly string[];
}

const wanted = Number(process.argv[2] ?? 200);
const rows: Row[] = readFileSync(new URL('../corpus/factsheets.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));
const chosen = seededOrder(20261121, 'guard', rows)
  .filter(({ sentences }) => sentences.join(' ').length <= 2500)
  .slice(0, wanted);

const tally = new Map<string, { planted: number; caught: number; missed: string[] }>();
let stopped = 0;
let untouched = 0;
for (const [seed, row] of chosen.entries()) {
  const info = row.title === null ? {} : { title: row.title };
  const inputText = row.sentences.join(' ');
  const engine = generatePosts({ inputText, tone: 'casual', platforms: ['linkedin'], articleInfo: info });
  const post = engine.generatedContent.linkedin ?? '';
  const source = guardSource(engine.factSheet, info);
  const isStopped = (text: string): boolean => {
    const posts = new PostCollection(source, ['linkedin']);
    const answer = JSON.stringify({ linkedin: text });
    posts.take(answer);
    if (posts.toRepair().length > 0) posts.takeRepair(answer);
    posts.settle({ keepsFlagged: true });
    const { faithful, made } = posts.written(engine, {
      writer: 'openai-compatible',
      model: null,
      host: null,
      promptVersion: null,
    });
    return faithful.linkedin !== undefined || made.replaced.length > 0;
  };
  untouched += 1;
  if (isStopped(post)) stopped += 1;
  const other = chosen[(seed + 1) % chosen.length]?.sentences.at(-1) ?? '';
  for (const kind of kinds) {
    const planted = plantInto(post, kind, { source: inputText, other, seed });
    if (planted === null) continue;
    const entry = tally.get(kind) ?? { planted: 0, caught: 0, missed: [] };
    entry.planted += 1;
    if (isStopped(planted.post)) entry.caught += 1;
    else entry.missed.push(`${row.id}: ${planted.sentence}`);
    tally.set(kind, entry);
  }
}

/** Plants into the first sentence that offers a place. */
function plantInto(
  post: string,
  kind: FlagType,
  setting: Parameters<typeof plantFault>[2],
): { readonly post: string; readonly sentence: string } | null {
  for (const { text, start, end } of unitsOf(post)) {
    const sentence = plantFault(kind, text, setting);
    if (sentence !== null && sentence !== text)
      return { post: post.slice(0, start) + sentence + post.slice(end), sentence };
  }
  return null;
}

const all = [...tally.values()];
const planted = all.reduce((sum, one) => sum + one.planted, 0);
const caught = all.reduce((sum, one) => sum + one.caught, 0);
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`${chosen.length} abstracts, ${planted} planted exaggerations`);
for (const [kind, one] of tally)
  console.log(`  ${kind.padEnd(11)} ${one.caught} of ${one.planted}  ${share(one.caught, one.planted)}`);
console.log(`caught: ${caught} of ${planted}, ${share(caught, planted)}`);
console.log(`untouched posts stopped: ${stopped} of ${untouched}, ${share(stopped, untouched)}`);
if (process.argv.includes('--missed'))
  for (const { missed } of all) for (const line of missed) console.log(`  missed ${line}`);
process.exitCode = caught / planted >= 0.95 ? 0 : 1;
