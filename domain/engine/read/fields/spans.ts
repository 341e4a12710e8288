import { remembered } from '#domain/language/remembered.ts';
import type { Field, SourceSentence } from '../../fact-sheet.ts';

/** A field holding the exact words `start` to `end` of a sentence. */
export function fieldAt(sentence: SourceSentence, start: number, end: number): Field {
  return { text: sentence.text.slice(start, end), span: { sentence: sentence.index, start, end } };
}

/** A field whose words were made from a whole sentence. */
export function fieldFrom(sentence: SourceSentence, text: string): Field {
  return { text, span: { sentence: sentence.index, start: 0, end: sentence.text.length } };
}

/** Content words, lower-cased, four letters and more: enough to tell whether two sentences speak of the same thing. */
export const contentWords: (text: string) => ReadonlySet<string> = remembered(
  (text) =>
    new Set(
      (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
        .filter((word) => !common.has(word))
        .map((word) => word.slice(0, 7)),
    ),
);

export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}

const common = new Set(
  'with that this these those from were was have been which their there than into between among during after before also both each more most other such using used based results study studies show shows showed found when while where whether could would should will they them then thus over under only some many very about however significant significantly associated compared respectively group groups data analysis'.split(
    ' ',
  ),
);
