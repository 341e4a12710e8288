import { chooseFinding } from '#domain/engine/read/choose-finding.ts';
import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { readSentences } from '#domain/engine/read/read-sentences.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { isFrozen, readCorpus } from '../../tools/training/corpus.ts';
import { type Json, stringsOf } from '../../tools/training/datasets.ts';
import { sentenceAt } from './place.ts';
import { percent, type Row } from './row.ts';

interface Judged {
  readonly best: boolean;
  readonly acceptable: boolean;
  readonly inThree: boolean;
  readonly sure: boolean;
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
