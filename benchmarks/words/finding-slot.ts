import { chooseFinding } from '#domain/engine/read/choose-finding.ts';
import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { readJsonLines } from '../../tools/training/datasets.ts';
import {
  biorc,
  csAbstruct,
  csAbstructTest,
  isHeldOut,
  pubmedQa,
  pubmedQaTest,
  type RoleExample,
} from '../../tools/training/role-corpora.ts';
import { scoreRoles } from '../../tools/training/role-score.ts';
import { bareId } from '../../tools/training/work-names.ts';
import { sentenceAt } from './place.ts';
import { percent, type Row } from './row.ts';

/**
 * Roles, and how often the chosen finding is a sentence that people labelled as result or conclusion; headings hidden, no
 * title. PubMedQA: the 91 abstracts that the roles have not seen; for the finding those of them that are no fact sheets.
 * BIORC800 is never trained on; CSAbstruct's dev part is not either. The official test parts, where they are.
 */
export function findingSlot(): Row[] {
  const medical = pubmedQa().filter(({ id }) => isHeldOut(id));
  // These teach the finding, though not the roles.
  const taught = new Set(
    readJsonLines('factsheets/biomedical-160.jsonl').map(({ id }) => bareId(String(id))),
  );
  const untaught = medical.filter(({ id }) => !taught.has(id));
  const labelled = [...biorc('dev'), ...biorc('train')];
  return [
    ...roleRows('PubMedQA, held out', medical, onPubMed),
    slotRow('PubMedQA, held out, no fact sheet', untaught, 'bar 98'),
    ...rowsOf('PubMedQA, test', pubmedQaTest(), onPubMed, 'bar 98'),
    ...rowsOf('BIORC800', labelled, onBiorc, 'no published figure'),
    ...rowsOf('BIORC800, test', biorc('test'), onBiorc, 'no published figure'),
    ...roleRows('CSAbstruct dev', csAbstruct('dev'), onCsAbstruct),
    ...roleRows('CSAbstruct test, clean', csAbstructTest(), onCsAbstruct),
  ];
}

// The bars are set on test parts by a plain CRF over words, pairs and places; what it reaches on a part that we have tells what
// the bar is worth there (docs/decisions/0037-what-the-bars-of-roles-are-worth-here.md).
const onPubMed = 'CRF on 453 abstracts 86.8 (test), 84.5 (held out); bar 86.5 (test)';
const onBiorc = 'CRF trained on it 88.3 (test); bar 86.5';
const onCsAbstruct = 'SciBERT 83.1 (test); CRF 76.3 (clean test), 64.8 (dev); bar 76 (clean test)';

function rowsOf(data: string, examples: readonly RoleExample[], roleBar: string, slotBar: string): Row[] {
  if (examples.length === 0) return [];
  return [...roleRows(data, examples, roleBar), slotRow(data, examples, slotBar)];
}

function roleRows(data: string, examples: readonly RoleExample[], beside: string): Row[] {
  if (examples.length === 0) return [];
  const { micro } = scoreRoles(examples);
  return [{ what: 'roles, micro F1', data: `${data}, ${examples.length}`, ours: micro.toFixed(1), beside }];
}

function slotRow(data: string, examples: readonly RoleExample[], beside: string): Row {
  const judged = examples.map(judge);
  const sure = judged.filter((one) => one.sure);
  const right = (some: readonly Judged[]): string =>
    percent(some.filter((one) => one.right).length, some.length);
  return {
    what: 'finding is a result or conclusion, %',
    data: `${data}, ${examples.length}`,
    ours: `${right(judged)}; where sure (${percent(sure.length, judged.length)} %) ${right(sure)}`,
    beside,
  };
}

interface Judged {
  readonly sure: boolean;
  readonly right: boolean;
}

function judge(example: RoleExample): Judged {
  const text = example.sentences.join(' ');
  const read = readSentences(text);
  const choice = chooseFinding(read, null, readKinds({ title: null, text }).genre);
  const found = read.sentences[choice.ranked[0]?.sentence ?? -1];
  return {
    sure: choice.sure,
    right: found !== undefined && isFinding(example, (found.start + found.end) / 2),
  };
}

/** Whether the labelled sentence at a place of the joined text is a result or a conclusion. */
function isFinding(example: RoleExample, place: number): boolean {
  const allowed = example.allowed[sentenceAt(example.sentences, place)] ?? [];
  return allowed.includes('results') || allowed.includes('conclusions');
}
