import { chooseFinding } from '#domain/engine/read/choose-finding.ts';
import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { isFrozen, readCorpus, readLeads } from '../../tools/training/corpus.ts';
import { hasDataset, type Json, readJson, readJsonLines, stringsOf } from '../../tools/training/datasets.ts';
import { bareId } from '../../tools/training/work-names.ts';
import { sentenceAt } from './place.ts';
import { percent, type Row } from './row.ts';

interface Judged {
  readonly best: boolean;
  readonly acceptable: boolean;
  readonly inThree: boolean;
  readonly sure: boolean;
}

/**
 * The same under printed headings and a title: abstracts of PubMedQA (MIT) whose lead six editors chose (`corpus/leads.jsonl`), but for
 * those that teach the finding. Two factors were chosen on 80 of the 120 (decision 41).
 */
export function headedFinding(): Row[] {
  if (!hasDataset('pubmedqa/train.json')) return [];
  const abstracts = readJson('pubmedqa/train.json');
  const taught = new Set(
    readJsonLines('factsheets/biomedical-160.jsonl').map(({ id }) => bareId(String(id))),
  );
  const judged = readLeads()
    .filter(({ id, teaches }) => teaches !== true && !taught.has(bareId(String(id))))
    .map((lead) => judgeHeaded(lead, abstracts[String(lead['id'])] as Json));
  const share = (field: keyof Judged, of = judged): string =>
    percent(of.filter((one) => one[field]).length, of.length);
  const sure = judged.filter((one) => one.sure);
  return [
    {
      what: 'finding: best/acceptable/in three, %',
      data: `PubMedQA with its headings, leads by editors, ${judged.length}`,
      ours: `${share('best')}/${share('acceptable')}/${share('inThree')}; where sure (${share('sure')} %) acceptable ${share('acceptable', sure)}`,
      beside: 'bar 75/96/97 (other abstracts)',
    },
  ];
}

function judgeHeaded(lead: Json, abstract: Json): Judged {
  const parts = [...stringsOf(abstract['CONTEXTS']), String(abstract['LONG_ANSWER'])];
  const headings = [...stringsOf(abstract['LABELS']), 'CONCLUSIONS'];
  const text = parts.map((part, at) => `${inSmall(headings[at] ?? '')}: ${part}`).join(' ');
  const title = cleanText(String(abstract['QUESTION']));
  const read = readSentences(cleanText(text));
  const choice = chooseFinding(read, title, readKinds({ title, text }).genre);
  const joined = parts.join(' ');
  const isAt = (sentence: number, start: unknown): boolean =>
    lettersOf(joined.slice(Number(start))).startsWith(
      lettersOf(read.sentences[sentence]?.text ?? '').slice(0, 30),
    );
  const { best, also } = lead as { readonly best: number; readonly also: readonly number[] };
  const chosen = choice.ranked.map(({ sentence }) => sentence);
  return {
    best: isAt(chosen[0] ?? -1, best),
    acceptable: [best, ...also].some((start) => isAt(chosen[0] ?? -1, start)),
    inThree: chosen.some((sentence) => isAt(sentence, best)),
    sure: choice.sure,
  };
}

function inSmall(heading: string): string {
  return heading.charAt(0) + heading.slice(1).toLowerCase();
}

function lettersOf(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The sentence that an editor leads with, on the tenth of our corpus that nothing is trained or tuned on. */
export function frozenFinding(): Row[] {
  const judged = readCorpus()
    .filter(({ id }) => isFrozen(String(id)))
    .map(judge);
  const sure = judged.filter((one) => one.sure);
  const share = (field: keyof Judged, of = judged): string =>
    percent(of.filter((one) => one[field]).length, of.length);
  return [
    {
      what: 'finding: best/acceptable/in three, %',
      data: `our corpus, frozen tenth, ${judged.length}`,
      ours: `${share('best')}/${share('acceptable')}/${share('inThree')}; where sure (${share('sure')} %) acceptable ${share('acceptable', sure)}`,
      beside: 'two editors 85/100; bar 60/80/92',
    },
  ];
}

function judge(record: Json): Judged {
  const annotated = stringsOf(record['sentences']).map(cleanText);
  const text = annotated.join(' ');
  const title = cleanText(String(record['title']));
  const read = readSentences(text);
  const choice = chooseFinding(read, title, readKinds({ title, text }).genre);
  const chosen = choice.ranked.map(({ sentence }) => {
    const { start = 0, end = 0 } = read.sentences[sentence] ?? {};
    return sentenceAt(annotated, (start + end) / 2);
  });
  const { best, also } = record['finding'] as { best: number; also: readonly number[] };
  return {
    best: chosen[0] === best,
    acceptable: [best, ...also].includes(chosen[0] ?? -1),
    inThree: chosen.includes(best),
    sure: choice.sure,
  };
}
