/**
 * Trains what tells whether a sentence is the source's at all, and writes domain/grounding/support.generated.ts. Same data,
 * same bytes; some ten seconds.
 *   node tools/train-support.ts
 * Taught with sentences that readers wrote in their own words about an abstract (corpus/own-words.jsonl less the works kept apart), each
 * beside its own source and beside those of three other works. First reports five-fold cross-validation (folds by work): of the foreign
 * sentences how many are found, and of the faithful ones how many are not believed. Then fits all; the works kept apart are judged by
 * what ships and by nothing else.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AlignedClaim, alignClaim } from '#domain/grounding/align.ts';
import { readKind } from '#domain/grounding/claim-kind.ts';
import { indexSource, type SourceIndex } from '#domain/grounding/source-index.ts';
import { splitPost } from '#domain/grounding/split-post.ts';
import { supportScore, supportSigns } from '#domain/grounding/support.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { readOwnWords } from './training/corpus.ts';
import { type Json, stringsOf } from './training/datasets.ts';
import { fitTrust } from './training/trust-fit.ts';

const folds = 5;
const penalty = 3;
/** Whose sentences each work's are set against: works so far behind it in the corpus. */
const others = [37, 101, 199];
/** Of the foreign sentences this share is to be found: the bar is 95 of 100. */
const found = 0.955;

interface Example {
  readonly work: number;
  readonly features: readonly number[];
  readonly accepted: boolean;
}

function sourceOf(work: Json): SourceIndex {
  return indexSource({
    sentences: stringsOf(work['sentences']).map((text) => ({ text: cleanText(text) })),
    info: { title: String(work['title']) },
  });
}

function examplesOf(works: readonly Json[]): Example[] {
  const sources = works.map(sourceOf);
  return works.flatMap((work, at) =>
    stringsOf(work['own']).flatMap((text) =>
      [0, ...others].flatMap((behind) => {
        const source = sources[(at + behind) % sources.length];
        const claims = source === undefined ? [] : claimsOf(cleanText(text), source);
        return claims.map(({ claim, source }) => ({
          work: at,
          features: supportSigns(claim, source),
          accepted: behind === 0,
        }));
      }),
    ),
  );
}

function claimsOf(text: string, source: SourceIndex): { claim: AlignedClaim; source: SourceIndex }[] {
  return splitPost(text)
    .map((sentence) => readKind(sentence, source))
    .filter(({ kind }) => kind === 'claim')
    .map(({ claimed }) => ({ claim: alignClaim(claimed, source), source }))
    .filter(({ claim }) => claim.tokens.length > 0);
}

interface Judged extends Example {
  readonly score: number;
}

function judge(examples: readonly Example[], weights: readonly number[]): Judged[] {
  return examples.map((one) => ({
    ...one,
    score: supportScore(one.features, weights),
  }));
}

/** The score below which this share of the foreign sentences lies. */
function boundOf(judged: readonly Judged[], share: number): number {
  const foreign = judged.filter(({ accepted }) => !accepted).map(({ score }) => score);
  return foreign.toSorted((a, b) => a - b)[Math.floor(share * foreign.length)] ?? 0;
}

const percent = (part: readonly unknown[], all: readonly unknown[]): string =>
  ((100 * part.length) / all.length).toFixed(1);

function report(name: string, judged: readonly Judged[], from: number): void {
  const foreign = judged.filter(({ accepted }) => !accepted);
  const own = judged.filter(({ accepted }) => accepted);
  const low = (some: readonly Judged[]): Judged[] => some.filter(({ score }) => score < from);
  console.log(
    `${name}: ${percent(low(foreign), foreign)} % of ${foreign.length} foreign sentences found, ${percent(low(own), own)} % of ${own.length} faithful ones not believed`,
  );
}

const works = readOwnWords();
const taught = examplesOf(works.filter(({ apart }) => apart !== true));
const judged = Array.from({ length: folds }, (_, fold) => {
  const weights = fitTrust(
    taught.filter(({ work }) => work % folds !== fold),
    penalty,
  );
  return judge(
    taught.filter(({ work }) => work % folds === fold),
    weights,
  );
}).flat();
for (const share of [0.95, found, 0.97])
  report(`${folds}-fold cross-validation, from ${share}`, judged, boundOf(judged, share));

const round = (value: number): number => Number(value.toPrecision(4));
const weights = fitTrust(taught, penalty).map(round);
const from = round(boundOf(judged, found));
report('works kept apart', judge(examplesOf(works.filter(({ apart }) => apart === true)), weights), from);
writeFileSync(
  join(import.meta.dirname, '../domain/grounding/support.generated.ts'),
  `// Written by tools/train-support.ts. Do not edit.
import type { SupportModel } from './support-model.ts';

export const supportModel: SupportModel = ${JSON.stringify({ weights, from })};
`,
);
