/**
 * What the check is worth: what it finds of claims that a source does not support, and what it flags of those that it does,
 * by set and kind, with 95 % intervals. Prints a table and asserts nothing. docs/model-card-check.md has its figures.
 *   PAPERLARK_DATASETS=folder npm run bench:check [-- --only claims,planted,plain,own,told,speed] [--sets FILE …] [--verifier learned]
 * The folder holds `claims/claims.jsonl` and `claims/sources.jsonl`; without them that set is left out, and said.
 */
import { parseArgs } from 'node:util';
import { checkPost } from '#domain/grounding/check-post.ts';
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
import { type Judged, judgeCase } from './check/judged.ts';
import { checkedInAPiece } from './check/speed.ts';
import { openLearned, verified } from './check/verified.ts';
import { loadNow } from './speed/figures.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sets: { type: 'string', multiple: true, default: [] },
    verifier: { type: 'string', default: 'none' },
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

const judge = options.verifier === 'learned' ? await openLearned() : null;

console.log(tableHead);
for (const { name, cases } of sets) {
  const judged: Judged[] = [];
  for (const one of cases) {
    const { sentences } = checkPost(one.source, one.text);
    judged.push(judgeCase(one, judge === null ? sentences : await verified(judge, one, sentences)));
  }
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
if (isWanted('speed')) {
  const { cases, pieceMs } = checkedInAPiece(ownWords());
  console.log(
    `\nChecked while 100,000 words are sorted and counted (${pieceMs.toFixed(0)} ms here, load ${loadNow()}): ${cases.toFixed(1)} sentences, each with a source of its own that is read anew.`,
  );
}
