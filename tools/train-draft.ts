/**
 * Trains what tells an abstract in a few sentences and writes domain/engine/read/weights/draft.generated.ts. The same data give
 * the same bytes. Takes a minute. Run train-syntax.ts, train-roles.ts, train-finding.ts and train-facts.ts first.
 *   node tools/train-draft.ts
 * First reports five-fold cross-validation (folds by abstract): of the sentences told behind the first line how many are the
 * editor's, and of the pieces left out how many the annotator left out. Then fits all; `--kept` judges the choice on the frozen tenth.
 */
import { writeFileSync } from 'node:fs';
import { factScore } from '#domain/engine/read/fields/facts-model.ts';
import { type DraftModel, pruneWeights } from '#domain/engine/write/draft/draft-model.ts';
import { easeOf } from '#domain/engine/write/draft/prunings.ts';
import { fitLead, type LeadExample, leadExamples } from './training/lead-fit.ts';
import { packWeights } from './training/phrase-fit.ts';
import { scorePointed } from './training/pointed-score.ts';
import { type PruneExample, pruneExamples } from './training/prune-corpus.ts';
import { fitPrune } from './training/prune-fit.ts';
import { type ToldExample, toldExamples } from './training/told-corpus.ts';
import { fitTrust } from './training/trust-fit.ts';

const folds = 5;
const penalty = { told: 15, prune: 3, lead: 5 };
/** By how much, in a model's score, another sentence than the finding must be likelier to lead. */
const margin = 0.6;
/** Belief from which a sentence is told. */
const from = 0.3;

const examples = toldExamples();
const taught = examples.filter(({ frozen }) => !frozen);
const pieces = pruneExamples(taught);
const prune = packWeights(fitPrune(pieces, penalty.prune));

function fitTold(some: readonly ToldExample[]): number[] {
  const rows = some.flatMap(({ options, chosen }) =>
    options.map(({ signs, sentence }) => ({ features: signs, accepted: chosen.has(sentence) })),
  );
  return fitTrust(rows, penalty.told).map((weight) => Number(weight.toPrecision(4)));
}

interface Counts {
  told: number;
  right: number;
  wanted: number;
}

/** The two likeliest from `from` on. */
function count(counts: Counts, { options, chosen }: ToldExample, weights: readonly number[]): void {
  const told = options
    .map(({ signs, sentence }) => ({ sentence, belief: 1 / (1 + Math.exp(-factScore(signs, weights))) }))
    .filter(({ belief }) => belief >= from)
    .sort((a, b) => b.belief - a.belief)
    .slice(0, 2);
  counts.told += told.length;
  counts.right += told.filter(({ sentence }) => chosen.has(sentence)).length;
  counts.wanted += chosen.size;
}

function report(name: string, { told, right, wanted }: Counts): void {
  const share = (some: number, all: number): string => ((100 * some) / all).toFixed(1);
  console.log(
    `${name}: ${share(right, told)} % of ${told} told are the editor's, ${share(right, wanted)} % of ${wanted} told`,
  );
}

function crossValidated<Each, Fitted>(
  all: readonly Each[],
  learn: (some: readonly Each[]) => Fitted,
  judge: (one: Each, fitted: Fitted) => void,
): void {
  for (let fold = 0; fold < folds; fold += 1) {
    const fitted = learn(all.filter((_, at) => at % folds !== fold));
    for (const one of all.filter((_, at) => at % folds === fold)) judge(one, fitted);
  }
}

/** Likeness of the first line to the editor's: as the rules order the ways to begin, ranked, and of the likest. */
const likeness = { byRule: 0, ranked: 0, likest: 0 };
const leads = leadExamples(pruneWeights(prune));
crossValidated(
  leads,
  (some) => fitLead(some, penalty.lead),
  ({ options, likes }: LeadExample, weights) => {
    const scores = options.map(({ signs, isOwn }) => factScore(signs, weights) - (isOwn ? 0 : margin));
    likeness.byRule += likes[0] ?? 0;
    likeness.ranked += likes[scores.indexOf(Math.max(...scores))] ?? 0;
    likeness.likest += Math.max(...likes);
  },
);
const mean = (sum: number): string => ((100 * sum) / leads.length).toFixed(1);
console.log(
  `first line, words shared with the editor's (F1): by rule ${mean(likeness.byRule)}, ranked ${mean(likeness.ranked)}, the likest way ${mean(likeness.likest)} (${leads.length} abstracts)`,
);

const pointed = scorePointed(taught);
console.log(
  `editors' leads that point outside themselves: ${pointed.named} of ${pointed.sentences} named, words shared with the editor's ${(100 * pointed.after).toFixed(1)}, before ${(100 * pointed.before).toFixed(1)}`,
);

const counts: Counts = { told: 0, right: 0, wanted: 0 };
crossValidated(taught, fitTold, (one, weights) => count(counts, one, weights));
report('told, cross-validated', counts);

const gone: { ease: number; went: boolean }[] = [];
crossValidated(
  pieces,
  (some) => fitPrune(some, penalty.prune),
  (one: PruneExample, weights) => {
    for (const { unit, went } of one.units) gone.push({ ease: easeOf(unit, weights), went });
  },
);
for (const step of [0.75, 0.6, 0.45, 0.32]) {
  const left = gone.filter(({ ease }) => ease >= step);
  const right = left.filter(({ went }) => went).length;
  console.log(
    `pieces left out from a belief of ${step}: ${left.length} in ${pieces.length} sentences, ${((100 * right) / left.length).toFixed(1)} % the annotator's`,
  );
}

const weights = fitTold(taught);
if (process.argv.includes('--kept')) {
  const kept: Counts = { told: 0, right: 0, wanted: 0 };
  for (const one of examples.filter(({ frozen }) => frozen)) count(kept, one, weights);
  report('told, frozen tenth', kept);
}

const model: DraftModel = {
  lead: { weights: fitLead(leads, penalty.lead).map((weight) => Number(weight.toPrecision(4))), margin },
  told: { weights, from },
  prune,
};
const head = `// Written by tools/train-draft.ts. Do not edit.\nimport type { DraftModel } from '../../write/draft/draft-model.ts';\n`;
writeFileSync(
  new URL('../domain/engine/read/weights/draft.generated.ts', import.meta.url),
  `${head}\nexport const draftModel: DraftModel = ${JSON.stringify(model)};\n`,
);
