/**
 * Trains the sentence-role model and writes domain/engine/read/weights/roles.generated.ts. The same data give the same bytes.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-roles.ts
 * Trained on PubMedQA (MIT) less the held-out abstracts, CSAbstruct train (Apache-2.0), open PLOS abstracts (CC BY), and, where
 * the wording leaves no doubt, SciTLDR train (Apache-2.0) and arXiv abstracts (CC0). Takes about 80 seconds.
 * Prints scores on what was not trained on: the held-out part, CSAbstruct dev, BIORC800 dev (evaluation only).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackRoleModel } from '#domain/engine/read/role-model.ts';
import { biorc, csAbstruct, isHeldOut, openArticles, pubmedQa } from './training/role-corpora.ts';
import { fitRoles } from './training/role-fit.ts';
import { packRoles } from './training/role-pack.ts';
import { scoreRoles } from './training/role-score.ts';
import { weaklyLabelled } from './training/weak-roles.ts';

const target = join(import.meta.dirname, '../domain/engine/read/weights/roles.generated.ts');
const medical = pubmedQa();
const examples = [
  ...medical.filter(({ id }) => !isHeldOut(id)),
  ...csAbstruct('train'),
  ...openArticles(),
  ...weaklyLabelled(),
];
console.log(`training on ${examples.length} abstracts`);
const packed = packRoles(fitRoles(examples, 8, 60), 0.06);
const source = `// Written by tools/train-roles.ts. Do not edit.
import type { PackedRoleModel } from '../role-model.ts';

export const packedRoleModel: PackedRoleModel = ${JSON.stringify(packed)};
`;
writeFileSync(target, source);
console.log(`${packed.count} rows, ${source.length} bytes, ${gzipSync(source, { level: 9 }).length} gzipped`);
const model = unpackRoleModel(packed);
const show = (name: string, score: ReturnType<typeof scoreRoles>): void =>
  console.log(
    name,
    score.sentences,
    `micro ${score.micro.toFixed(1)} macro ${score.macro.toFixed(1)}`,
    score.byRole,
  );
show(
  'PubMedQA, held out',
  scoreRoles(
    medical.filter(({ id }) => isHeldOut(id)),
    model,
  ),
);
show('CSAbstruct dev', scoreRoles(csAbstruct('dev'), model));
show('BIORC800 dev', scoreRoles(biorc('dev'), model));
