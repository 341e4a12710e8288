import { takeIn } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { readHeadings } from './headings.ts';

/** A sentence of a source, and where it stands in the text as it was given: UTF-16 code units, `end` exclusive. */
export interface PlacedSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The sentences of `sourceSentences`, by the same numbers, each with its place in the text that was given. */
export function placedSentences(raw: string): readonly PlacedSentence[] {
  const { text, placeOf } = takeIn(raw);
  return readHeadings(splitSentences(text)).map((sentence) => {
    const start = placeOf(sentence.start);
    return {
      text: sentence.text.replaceAll('\n', ' '),
      start,
      // Of its last sign: what follows may be markup that the clean text does not have.
      end: Math.max(start, Math.min(raw.length, placeOf(sentence.end - 1) + 1)),
    };
  });
}
