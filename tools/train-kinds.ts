/**
 * Trains what kind of work an abstract reports and who or what was studied, and writes
 * domain/engine/read/weights/kinds.generated.ts. Same data, same bytes; under a minute.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-kinds.ts
 * First reports 5-fold cross-validation (folds by position) beside the cue words alone. `--frozen` judges the frozen tenth by
 * what ships.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackKinds } from '#domain/engine/read/fields/kind-model.ts';
import { guessKinds, type Kinds, readKinds } from '#domain/engine/read/fields/kinds.ts';
import { frozenKinds, type KindExample, kindExamples } from './training/kind-corpus.ts';
import { trainKinds } from './training/kind-fit.ts';

const folds = 5;
const examples = kindExamples();

interface Judged {
  readonly example: KindExample;
  readonly read: Kinds;
}

function report(name: string, judged: readonly Judged[]): void {
  for (const set of new Set(judged.map(({ example }) => example.set))) {
    const part = judged.filter(({ example }) => example.set === set);
    const right = (['genre', 'subjects'] as const).map((kind) => {
      const told = part.filter(({ read }) => read[kind] !== 'other');
      const good = (list: readonly Judged[]): number =>
        list.filter(({ example, read }) => read[kind] === example[kind]).length;
      return `${kind} ${percent(good(part), part.length)} % (told in ${percent(told.length, part.length)} %, of these right ${percent(good(told), told.length)})`;
    });
    console.log(`${name.padEnd(16)} ${set.padEnd(11)} ${part.length} ${right.join('; ')}`);
  }
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1);
}

const unseen = Array.from({ length: folds }, (_, fold) => {
  const models = unpackKinds(trainKinds(examples.filter((_, index) => index % folds !== fold)));
  return examples
    .filter((_, index) => index % folds === fold)
    .map((example) => ({ example, read: readKinds(example, null, models) }));
}).flat();
report(
  'cue words alone',
  examples.map((example) => ({ example, read: guessKinds(example) })),
);
report('model', unseen);

const packed = trainKinds(examples);
if (process.argv.includes('--frozen')) {
  const models = unpackKinds(packed);
  report(
    'frozen, cues',
    frozenKinds().map((example) => ({ example, read: guessKinds(example) })),
  );
  report(
    'frozen, model',
    frozenKinds().map((example) => ({ example, read: readKinds(example, null, models) })),
  );
}
const source = `// Written by tools/train-kinds.ts. Do not edit.
import type { PackedKinds } from '../fields/kind-model.ts';

export const packedKinds: PackedKinds = ${JSON.stringify(packed)};
`;
writeFileSync(join(import.meta.dirname, '../domain/engine/read/weights/kinds.generated.ts'), source);
console.log(`${source.length} bytes, ${gzipSync(source, { level: 9 }).length} gzipped`);
