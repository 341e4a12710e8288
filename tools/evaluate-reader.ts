/**
 * How often the chosen finding is a sentence that people labelled as result or conclusion, with headings hidden and no title.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/evaluate-reader.ts
 * PubMedQA: the 91 abstracts that no role weight has seen, and the rest. BIORC800 (train and dev): hand-labelled, never trained on.
 */

import { chooseFinding } from '#domain/engine/read/choose-finding.ts';
import { readGenre } from '#domain/engine/read/fields/genre.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { biorc, isHeldOut, pubmedQa, type RoleExample } from './training/role-corpora.ts';
import { scoreRoles } from './training/role-score.ts';

function report(name: string, examples: readonly RoleExample[]): void {
  let right = 0;
  let sure = 0;
  let sureRight = 0;
  for (const example of examples) {
    const text = example.sentences.join(' ');
    const read = readSentences(text);
    const choice = chooseFinding(read, null, readGenre({ title: null, text }));
    const found = read.sentences[choice.ranked[0]?.sentence ?? -1];
    const isRight = found !== undefined && isFinding(example, (found.start + found.end) / 2);
    right += isRight ? 1 : 0;
    sure += choice.sure ? 1 : 0;
    sureRight += choice.sure && isRight ? 1 : 0;
  }
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${name}: ${examples.length} abstracts, finding is a result or conclusion in ${share(right, examples.length)}; sure in ${share(sure, examples.length)}, of these ${share(sureRight, sure)}; roles ${scoreRoles(examples).micro.toFixed(1)}`,
  );
}

/** Whether the labelled sentence at a place of the joined text is a result or a conclusion. */
function isFinding(example: RoleExample, place: number): boolean {
  let end = 0;
  const at = example.sentences.findIndex((text) => {
    end += text.length + 1;
    return place < end;
  });
  const allowed = example.allowed[at] ?? [];
  return allowed.includes('results') || allowed.includes('conclusions');
}

const medical = pubmedQa();
report(
  'PubMedQA, held out',
  medical.filter(({ id }) => isHeldOut(id)),
);
report(
  'PubMedQA, trained on',
  medical.filter(({ id }) => !isHeldOut(id)),
);
report('BIORC800 dev', biorc('dev'));
report('BIORC800 train', biorc('train'));
