/**
 * Trains the sentence-role model and writes domain/engine/read/weights/roles.generated.ts. The same data give the same bytes.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-roles.ts
 * Trained on PubMedQA (MIT) less the held-out abstracts, CSAbstruct train (Apache-2.0), open PLOS abstracts (CC BY), our own
 * corpus without its frozen tenth (CC BY, CC0), and, where the wording leaves no doubt, SciTLDR train (Apache-2.0) and arXiv
 * abstracts (CC0). Takes some three minutes.
 * Prints scores on what was not trained on: the held-out part, CSAbstruct dev, BIORC800 (evaluation only).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackRoleModel } from '#domain/engine/read/role-model.ts';
import { biorc, csAbstruct, isHeldOut, pubmedQa } from './training/role-corpora.ts';
import { scoreRoles } from './training/role-score.ts';
import { roleExamples, trainRoles } from './training/role-training.ts';

const target = join(import.meta.dirname, '../domain/engine/read/weights/roles.generated.ts');
const examples = roleExamples();
console.log(`training on ${examples.length} abstracts`);
const packed = trainRoles(examples);
const source = `// Written by tools/train-roles.ts. Do not edit.
import type { PackedRoleModel } from '../role-model.ts';

export const packedRoleModel: PackedRoleModel = ${JSON.stringify(packed)};
`;
writeFileSync(target, source);
console.log(`${packed.count} rows, ${source.length} bytes, ${gzipSync(source, { level: 9 }).length} gzipped`);
const model = unpackRoleModel(packed);
const heldOut = pubmedQa().filter(({ id }) => isHeldOut(id));
for (const [name, set] of [
  ['PubMedQA, held out', heldOut],
  ['CSAbstruct dev', csAbstruct('dev')],
  ['BIORC800 dev', biorc('dev')],
  ['BIORC800 train', biorc('train')],
] as const) {
  const score = scoreRoles(set, model);
  console.log(
    name,
    score.sentences,
    `micro ${score.micro.toFixed(1)} macro ${score.macro.toFixed(1)}`,
    score.byRole,
  );
}
