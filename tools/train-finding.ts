/**
 * Trains the finding model on the annotated fact sheets (corpus/ without its frozen tenth, and the biomedical set) and writes
 * domain/engine/read/weights/finding.generated.ts. Same data, same bytes. Takes some ten minutes: each abstract is read
 * with models of roles and kinds that were not taught with it.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-finding.ts
 * First reports 5-fold cross-validation (folds by position, so the same every time) beside the rule "first sentence of the
 * conclusions, else the last": how often the first choice is the annotator's, is acceptable, and how often the
 * annotator's is among three. Then fits all and ships that. Run train-roles.ts and
 * train-kinds.ts first: `--frozen` reads with what they wrote.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FindingModel, findingScore } from '#domain/engine/read/finding-model.ts';
import { trust, trustFeatures } from '#domain/engine/read/finding-trust.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import {
  type FindingExample,
  findingExamples,
  frozenExamples,
  type Shown,
} from './training/finding-corpus.ts';
import { type FitOptions, fitFinding } from './training/finding-fit.ts';
import { modelsForOthers } from './training/models-for-others.ts';
import { fitTrust } from './training/trust-fit.ts';

const folds = 5;
const trustPenalty = 2;
/** Chosen so that more than nine in ten sure choices are acceptable; see the figures printed. */
const sureFrom = 0.9;
/** Trained on every way an abstract may be pasted. */
const showings: readonly Shown[] = [
  { title: true, headings: true },
  { title: false, headings: true },
  { title: true, headings: false },
  { title: false, headings: false },
];
const modelsFor = modelsForOthers();
const corpora = showings.map((shown) => findingExamples(shown, modelsFor));
const options: FitOptions = { penalty: 125 * showings.length, alsoShare: 0.2, acceptance: 0.4, units: 10 };

type Scorer = Pick<FindingModel, 'weights' | 'units'>;

interface Judged {
  readonly example: FindingExample;
  readonly fold: number;
  readonly ranked: readonly number[];
  readonly shares: readonly number[];
}

function judge(example: FindingExample, scorer: Scorer, fold: number): Judged {
  const shares = softmax(example.features.map((row) => findingScore(row, scorer)));
  const ranked = shares.map((_, index) => index).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return { example, fold, ranked, shares };
}

function trivial(example: FindingExample): Judged {
  const first = example.sentences.findIndex(({ role }) => role === 'conclusions');
  return { example, fold: 0, ranked: [first < 0 ? example.sentences.length - 1 : first], shares: [] };
}

function crossValidated(): Judged[][] {
  const judged: Judged[][] = showings.map(() => []);
  for (let fold = 0; fold < folds; fold += 1) {
    const scorer = fitFinding(
      corpora.flatMap((corpus) => corpus.filter((_, index) => index % folds !== fold)),
      options,
    );
    corpora.forEach((corpus, shown) => {
      const unseen = corpus.filter((_, index) => index % folds === fold);
      judged[shown]?.push(...unseen.map((each) => judge(each, scorer, fold)));
    });
  }
  return judged;
}

const isBest = ({ example, ranked }: Judged): boolean => ranked[0] === example.best;
const isAcceptable = (judged: Judged): boolean =>
  isBest(judged) || judged.example.also.includes(judged.ranked[0] ?? -1);
const isInThree = ({ example, ranked }: Judged): boolean => ranked.slice(0, 3).includes(example.best);
const percent = (judged: readonly Judged[], test: (each: Judged) => boolean): string =>
  ((100 * judged.filter(test).length) / judged.length).toFixed(1).padStart(5);

function report(name: string, judged: readonly Judged[]): void {
  for (const set of ['mixed', 'biomedical', 'PubMedQA'] as const) {
    const part = judged.filter(({ example }) => example.set === set);
    console.log(
      `${name.padEnd(28)} ${set.padEnd(11)} best ${percent(part, isBest)} acceptable ${percent(part, isAcceptable)} best in three ${percent(part, isInThree)}`,
    );
  }
}

const judged = crossValidated();
showings.forEach(({ title, headings }, shown) => {
  const name = `${title ? 'title' : 'no title'}, ${headings ? 'headings' : 'no headings'}`;
  report(`trivial; ${name}`, (corpora[shown] ?? []).map(trivial));
  report(`model;   ${name}`, judged[shown] ?? []);
});

/** Trust is fitted on choices for abstracts that the choosing weights had not seen, and judged on folds it had not seen itself. */
const pooled = judged.flat().map((each) => ({
  ...each,
  accepted: isAcceptable(each),
  features: trustFeatures(each.example.sentences, each.shares, each.example.title),
}));
const byFold = Array.from({ length: folds }, (_, fold) =>
  fitTrust(
    pooled.filter((each) => each.fold !== fold),
    trustPenalty,
  ),
);
const trusts = pooled.map((each) => trust(each.features, byFold[each.fold] ?? []));
for (const set of ['mixed', 'biomedical', 'PubMedQA'] as const) {
  for (const least of [0.8, 0.85, sureFrom, 0.95]) {
    const all = pooled.filter(({ example }) => example.set === set);
    const trusted = pooled.filter((each, index) => each.example.set === set && (trusts[index] ?? 0) >= least);
    console.log(
      `${least === sureFrom ? 'SURE' : 'sure'} from ${least} ${set.padEnd(11)} covers ${((100 * trusted.length) / all.length).toFixed(1)} %, best ${percent(trusted, isBest)}, acceptable ${percent(trusted, isAcceptable)}`,
    );
  }
}

/** The frozen tenth: judged by what ships, and by nothing else. */
function reportFrozen(scorer: Scorer, trusts: readonly number[]): void {
  showings.forEach((shown) => {
    const judged = frozenExamples(shown).map((example) => judge(example, scorer, 0));
    const name = `${shown.title ? 'title' : 'no title'}, ${shown.headings ? 'headings' : 'no headings'}`;
    const sure = judged.filter(
      ({ example, shares }) =>
        trust(trustFeatures(example.sentences, shares, example.title), trusts) >= sureFrom,
    );
    console.log(
      `frozen tenth (${judged.length}); ${name.padEnd(22)} best ${percent(judged, isBest)} acceptable ${percent(judged, isAcceptable)} best in three ${percent(judged, isInThree)}; sure ${sure.length}, of these acceptable ${percent(sure, isAcceptable)}`,
    );
  });
}

const round = (value: number): number => Number(value.toPrecision(4));
const rounded = (values: readonly number[]): number[] => values.map(round);
const fitted = fitFinding(corpora.flat(), options);
const scorer: Scorer = {
  weights: rounded(fitted.weights),
  units: fitted.units.map(({ bias, weights, worth }) => ({
    bias: round(bias),
    weights: rounded(weights),
    worth: round(worth),
  })),
};
const trustWeights = rounded(fitTrust(pooled, trustPenalty));
if (process.argv.includes('--frozen')) reportFrozen(scorer, trustWeights);
writeFileSync(
  join(import.meta.dirname, '../domain/engine/read/weights/finding.generated.ts'),
  `// Written by tools/train-finding.ts. Do not edit.
import type { FindingModel } from '../finding-model.ts';

export const findingModel: FindingModel = ${JSON.stringify({ ...scorer, trust: trustWeights, sureFrom })};
`,
);
