/**
 * Sets what a score of the learned verifier means, on the claims of the corpus that it was not taught with (`apart`): from which on
 * a sentence matches, and up to which it is flagged. Writes both into the weights' figures, and prints what they are worth.
 *   node tools/calibrate-verifier.ts [--precision 0.98] [--alarms 0.04] [--scores FILE]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPost } from '#domain/grounding/check-post.ts';
import { verdictBars } from '#domain/grounding/verdict.ts';
import { evidenceOf } from '#domain/guard/claims-to-verify.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { createJudge } from '../server/adapters/claim-verifier/judge.ts';
import { shippedWeights } from '../server/adapters/claim-verifier/weights.ts';
import { readAbstracts, readClaims, readCorpus, readToldAlone } from './training/corpus.ts';
import { stringsOf } from './training/datasets.ts';

const { values: options } = parseArgs({
  options: {
    precision: { type: 'string', default: '0.98' },
    alarms: { type: 'string', default: '0.04' },
    scores: { type: 'string' },
  },
});

interface Scored {
  readonly supported: boolean;
  readonly kind: string | null;
  /** What the exact rules flagged. */
  readonly flags: readonly string[];
  readonly score: number;
}

const scored = await scoreAll();
if (options.scores !== undefined) writeFileSync(options.scores, JSON.stringify(scored));

const right = scored.filter(({ supported }) => supported);
const wrong = scored.filter(({ supported }) => !supported);
const quiet = scored.filter(({ flags }) => flags.length === 0);
const above = (some: readonly Scored[], bar: number) => some.filter(({ score }) => score >= bar).length;
const bars = quiet.map(({ score }) => score).toSorted((one, other) => one - other);
const matches = bars.find((bar) => {
  const all = quiet.filter(({ score }) => score >= bar);
  return all.filter(({ supported }) => supported).length / all.length >= Number(options.precision);
});
const flagged = bars.findLast(
  (bar) =>
    quiet.filter(({ supported, score }) => supported && score <= bar).length / right.length <=
    Number(options.alarms),
);
if (matches === undefined || flagged === undefined || flagged >= matches)
  throw new Error('No score parts the claims so well.');

const logit = (share: number): number => Math.log(share / (1 - share));
const scale = (logit(verdictBars.supported) - logit(verdictBars.unsupported)) / (matches - flagged);
const shift = logit(verdictBars.supported) - scale * matches;
const path = `${shippedWeights}/figures.json`;
const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
writeFileSync(path, `${JSON.stringify({ ...known, scale: round(scale), shift: round(shift) }, null, 2)}\n`);

const isFound = ({ flags, score }: Scored): boolean => flags.length > 0 || score <= flagged;
const share = (some: readonly Scored[]): string =>
  ((100 * some.filter(isFound).length) / some.length).toFixed(1);
console.log(
  `matches from ${matches.toFixed(2)}, flagged up to ${flagged.toFixed(2)}; scale ${round(scale)}, shift ${round(shift)}`,
);
console.log(`rules and verifier: found ${share(wrong)} %, false alarms ${share(right)} %`);
console.log(
  `matches ${above(quiet, matches)}, of these supported ${above(
    quiet.filter(({ supported }) => supported),
    matches,
  )}`,
);
for (const kind of [...new Set(wrong.map((one) => one.kind))].sort())
  console.log(`  ${kind}: ${share(wrong.filter((one) => one.kind === kind))} %`);

async function scoreAll(): Promise<Scored[]> {
  const works = new Map(
    [...readCorpus(), ...readAbstracts(), ...readToldAlone()].map((work) => [work['id'], work] as const),
  );
  const judge = await createJudge(shippedWeights, { scale: 1, shift: 0, wordShare: 1 });
  const found: Scored[] = [];
  for (const { id, claim, label, kind } of readClaims().filter(({ apart }) => apart === true)) {
    const work = works.get(id);
    const title = String(work?.['title'] ?? '');
    const sentences = stringsOf(work?.['sentences']).map((text) => ({ text: cleanText(text) }));
    const [checked, ...more] = checkPost({ sentences, info: { title } }, cleanText(String(claim))).sentences;
    // A claim that the check reads as two would be judged in halves.
    if (checked === undefined || more.length > 0) continue;
    const [verdict] = await judge([
      { claim: checked.text, evidence: evidenceOf({ title, sentences }, checked.support) },
    ]);
    found.push({
      supported: label === 'yes',
      kind: kind === null ? null : String(kind),
      flags: checked.flags.map(({ type }) => type),
      score: logitOf(verdict?.probability ?? 0.5),
    });
  }
  return found;
}

function logitOf(probability: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  return Math.log(inside / (1 - inside));
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
