import { cleanText } from '#domain/intake/take-in.ts';

/** A source text; where it was given as sentences, each with its place, so that answers can use the given numbers. */
export interface Joined {
  readonly text: string;
  readonly given: readonly GivenSentence[] | null;
}

export interface GivenSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One text from given sentences, cleaned as the reader cleans it, so that offsets agree. */
export function joinSentences(sentences: readonly string[]): Joined {
  let text = '';
  const given = sentences.map((sentence): GivenSentence => {
    const clean = cleanText(sentence).replaceAll('\n', ' ');
    const start = text === '' || clean === '' ? text.length : text.length + 1;
    text += clean === '' || text === '' ? clean : `\n${clean}`;
    return { text: sentence, start, end: text.length };
  });
  return { text, given };
}

/** The number of the given sentence that holds the place; the last one before it where none does. */
export function givenAt(given: readonly GivenSentence[], place: number): number {
  const after = given.findIndex((one) => one.end > place);
  return after < 0 ? given.length - 1 : after;
}
