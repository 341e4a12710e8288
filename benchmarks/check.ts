/**
 * What the check is worth: what it finds of claims that a source does not support, and what it flags of those that it does,
 * by set and kind, with 95 % intervals. Prints a table and asserts nothing. docs/model-card-check.md has its figures.
 *   PAPERLARK_DATASETS=folder npm run bench:check [-- --only claims,planted,plain,own,told,speed] [--sets FILE …]
 *     [--verifier none|model|learned] [--most 100 (cases of a set, evenly spread)]
 * The folder holds `claims/claims.jsonl` and `claims/sources.jsonl`; without them that set is left out, and said.
 */
import { parseArgs } from 'node:util';
import {
  type CaseSet,
  heldOutClaims,
  ownWords,
  plainForms,
  plantedFaults,
  readSets,
  toldLines,
} from './check/cases.ts';
import { lineOf, tableHead } from './check/figures.ts';
import { judgeCase } from './check/judged.ts';
import { checkedInAPiece } from './check/speed.ts';
import { checkedCases, openVerifier } from './check/verifiers.ts';
import { loadNow } from './speed/figures.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sets: { type: 'string', multiple: true, default: [] },
    verifier: { type: 'string', default: 'none' },
    most: { type: 'string' },
  },
});
const isWanted = (name: string): boolean => options.only?.split(',').includes(name) ?? true;

const ownSets = {
  claims: { name: 'claims of 128 abstracts kept apart', read: heldOutClaims },
  planted: { name: 'planted faults', read: plantedFaults },
  plain: { name: 'findings in plain words, frozen tenth', read: plainForms },
  own: { name: 'sentences in own words, kept apart', read: ownWords },
  told: { name: 'told by editors, frozen tenth', read: toldLines },
};

const sets: CaseSet[] = [
  ...Object.entries(ownSets)
    .filter(([key]) => isWanted(key))
    .map(([, { name, read }]) => ({ name, cases: read() })),
  ...options.sets.flatMap(readSets),
];

const opened = await openVerifier(options.verifier);
if (!opened.ok) {
  console.error(opened.problem);
  process.exit(2);
}
console.log(tableHead);
const tally = { asked: 0, said: 0 };
for (const { name, cases: all } of sets) {
  const cases = spread(all, Number(options.most ?? all.length));
  const { sentences, asked, said } = await checkedCases(cases, opened.verifier);
  tally.asked += asked;
  tally.said += said;
  const judged = cases.map((one, at) => judgeCase(one, sentences[at] ?? []));
  console.log(judged.length === 0 ? `| ${name} | not there | 0 | | | | | |` : lineOf(name, 'all', judged));
  const kinds = [...new Set(judged.flatMap(({ kind }) => kind ?? []))].sort();
  for (const kind of kinds)
    console.log(
      lineOf(
        name,
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    );
}
await opened.close();
if (opened.verifier !== null)
  console.log(
    `\nVerifier: ${options.verifier}. It was asked about ${tally.asked} claims, and had a verdict on ${tally.said}.`,
  );
if (isWanted('speed') && opened.verifier === null) {
  const { cases, pieceMs } = checkedInAPiece(ownWords());
  console.log(
    `\nChecked while 100,000 words are sorted and counted (${pieceMs.toFixed(0)} ms here, load ${loadNow()}): ${cases.toFixed(1)} sentences, each with a source of its own that is read anew.`,
  );
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  return all.length <= most
    ? all
    : all.filter(
        (_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
      );
}
