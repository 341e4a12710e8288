import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { type ToldOption, toldOptions } from '#domain/engine/write/draft/told-options.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { isFrozen, readAbstracts, readCorpus, readTold, readToldAlone } from './corpus.ts';
import { type Json, stringsOf } from './datasets.ts';

/** An abstract told by an editor: the sentences that could follow the editor's first line, and those that did. */
export interface ToldExample {
  readonly id: string;
  readonly frozen: boolean;
  readonly sheet: FactSheet;
  /** The editor's first line. */
  readonly lead: string;
  /** Each of the editor's lines, and the sentence that it is mainly made of. */
  readonly lines: readonly { readonly text: string; readonly sentence: number }[];
  readonly options: readonly ToldOption[];
  readonly chosen: ReadonlySet<number>;
}

interface Line {
  readonly text: string;
  readonly from: readonly number[];
}

/** Every abstract of `corpus/told.jsonl`, led by the sentence that its editor led with. */
export function toldExamples(): ToldExample[] {
  const records = new Map(
    [...readCorpus(), ...readAbstracts(), ...readToldAlone()].map((record) => [String(record['id']), record]),
  );
  return readTold().flatMap((told) => {
    const record = records.get(String(told['id']));
    return record === undefined ? [] : exampleOf(told, record);
  });
}

function exampleOf(told: Json, record: Json): ToldExample[] {
  const lead = told['lead'] as Line;
  const lines = told['told'] as readonly Line[];
  const texts = stringsOf(record['sentences']);
  const source = { text: texts.join(' '), info: { title: String(record['title']) } };
  const plain = readSource(source);
  const place = (wanted: number | undefined): number => placeOf(plain, texts[wanted ?? -1]);
  const finding = place(lead.from[0]);
  if (finding < 0) return [];
  const sheet = readSource({ ...source, finding });
  const id = String(told['id']);
  return [
    {
      id,
      frozen: isFrozen(id),
      sheet,
      lead: lead.text,
      lines: [lead, ...lines]
        .map(({ text, from }) => ({ text, sentence: place(from[0]) }))
        .filter(({ sentence }) => sentence >= 0),
      options: toldOptions(sheet, lead.text, finding),
      chosen: new Set(lines.map(({ from }) => place(from[0])).filter((at) => at >= 0)),
    },
  ];
}

/** The sentence of the sheet that holds the annotated one, or stands in it: the splitters differ in a few places. */
function placeOf({ sentences }: FactSheet, wanted: string | undefined): number {
  if (wanted === undefined) return -1;
  const sought = letters(cleanText(wanted));
  return sentences.findIndex(({ text }) => {
    const own = letters(text);
    return own === sought || sought.endsWith(own) || (own.length > 40 && sought.includes(own));
  });
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
