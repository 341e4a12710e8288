import {
  readAbstracts,
  readAbstractsTwice,
  readCorpus,
  readSecondReaders,
  roleLetters,
} from '../../tools/training/corpus.ts';
import type { Json } from '../../tools/training/datasets.ts';
import { percent, type Row } from './row.ts';

/** How far two careful readers agree, who saw nothing of each other: what a reader of abstracts can reach at most. */
export function editors(): Row[] {
  const first = new Map(readCorpus().map((record) => [String(record['id']), record]));
  const pairs = readSecondReaders().flatMap((second) => {
    const one = first.get(String(second['id']));
    return one === undefined ? [] : [{ one, second }];
  });
  const share = (agree: (one: Json, second: Json) => boolean): string =>
    percent(pairs.filter(({ one, second }) => agree(one, second)).length, pairs.length);
  const same = (field: string) => share((one, second) => one[field] === second[field]);
  return [
    {
      what: 'two editors: same finding/acceptable to the other, %',
      data: `our corpus, frozen tenth, ${pairs.length} read twice`,
      ours: `${share((one, second) => bestOf(one) === bestOf(second))}/${share(isAcceptable)}`,
      beside: '85/100 (60 mixed abstracts)',
    },
    {
      what: 'two editors: genre/subjects/strength/mood/number or none/sentence of the sample, %',
      data: `the same ${pairs.length}`,
      ours: [
        same('genre'),
        same('subjects'),
        same('strength'),
        same('mood'),
        share((one, second) => (one['number'] === null) === (second['number'] === null)),
        share((one, second) => sentenceOf(one['studied']) === sentenceOf(second['studied'])),
      ].join('/'),
      beside: '92/67/85/87/97/93',
    },
    readersOfRoles(),
  ];
}

/** The stronger of two letters counts. */
function readersOfRoles(): Row {
  const first = new Map(readAbstracts().map((record) => [record['id'], rolesOf(record)]));
  const pairs = readAbstractsTwice().flatMap((second) =>
    rolesOf(second).map((role, at) => role === first.get(second['id'])?.[at]),
  );
  return {
    what: 'two readers: same role of a sentence, %',
    data: `sentences of abstracts read twice, ${pairs.length}`,
    ours: percent(pairs.filter((same) => same).length, pairs.length),
    beside: 'no published figure',
  };
}

function rolesOf(record: Json): string[] {
  return roleLetters(record).map((letters) => letters.charAt(0));
}

function bestOf(record: Json): number {
  return Number((record['finding'] as Json)['best']);
}

function isAcceptable(one: Json, second: Json): boolean {
  const takes = (record: Json, sentence: number): boolean =>
    [bestOf(record), ...((record['finding'] as Json)['also'] as readonly number[])].includes(sentence);
  return takes(one, bestOf(second)) || takes(second, bestOf(one));
}

function sentenceOf(span: unknown): unknown {
  return (span as Json | null)?.['sentence'];
}
