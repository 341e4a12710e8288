/**
 * Trains the finding model on the annotated fact sheets and writes domain/engine/read/weights/finding.generated.ts. Same data, same bytes.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-finding.ts
 * First reports 5-fold cross-validation (folds by position, so the same every time) beside the rule "first sentence of the
 * conclusions, else the last": how often the first choice is the annotator's, is acceptable, and how often the
 * annotator's is among three. Then fits all and ships that. Run train-roles.ts first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FindingExample, findingExamples, type Shown } from './training/finding-corpus.ts';
import { fitFinding, softmax } from './training/finding-fit.ts';

const penalty = 3;
const alsoShare = 0.25;
const folds = 5;
/** Trained on every way an abstract may be pasted. */
const showings: readonly Shown[] = [
  { title: true, headings: true },
  { title: false, headings: true },
  { title: true, headings: false },
  { title: false, headings: false },
];
const corpora = showings.map(findingExamples);

interface Judged {
  readonly example: FindingExample;
  readonly ranked: readonly number[];
  readonly share: number;
}

function judge(example: FindingExample, weights: readonly number[]): Judged {
  const shares = softmax(
    example.features.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
  );
  const ranked = shares.map((_, index) => index).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return { example, ranked, share: shares[ranked[0] ?? 0] ?? 0 };
}

function trivial(example: FindingExample): Judged {
  const first = example.roles.indexOf('conclusions');
  return { example, ranked: [first < 0 ? example.roles.length - 1 : first], share: 1 };
}

function crossValidated(): Judged[][] {
  const judged: Judged[][] = showings.map(() => []);
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitFinding(
      corpora.flatMap((corpus) => corpus.filter((_, index) => index % folds !== fold)),
      penalty * showings.length,
      alsoShare,
    );
    corpora.forEach((corpus, shown) => {
      judged[shown]?.push(
        ...corpus.filter((_, index) => index % folds === fold).map((each) => judge(each, weights)),
      );
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
  for (const set of ['mixed', 'biomedical'] as const) {
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

/** The lowest share from which the first choice is acceptable in at least 93 of 100 abstracts of the cross-validation. */
const pooled = judged.flat();
const sureFrom =
  [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].find((least) => {
    const trusted = pooled.filter(({ share }) => share >= least);
    return trusted.filter(isAcceptable).length >= 0.93 * trusted.length;
  }) ?? 0.85;
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, sureFrom]) {
  const trusted = pooled.filter(({ share }) => share >= least);
  console.log(
    `sure from ${least}: covers ${((100 * trusted.length) / pooled.length).toFixed(1)} %, best ${percent(trusted, isBest)}, acceptable ${percent(trusted, isAcceptable)}`,
  );
}

const weights = fitFinding(corpora.flat(), penalty * showings.length, alsoShare).map(
  (weight) => Math.round(weight * 1e4) / 1e4,
);
writeFileSync(
  join(import.meta.dirname, '../domain/engine/read/weights/finding.generated.ts'),
  `// Written by tools/train-finding.ts. Do not edit.
import type { FindingModel } from '../choose-finding.ts';

export const findingModel: FindingModel = ${JSON.stringify({ weights, sureFrom })};
`,
);
