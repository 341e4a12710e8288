import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { readHeadings } from './headings.ts';

/** The sentences of a source text as the reader numbers them: markup resolved, section headings taken off. */
export function sourceSentences(text: string): { readonly text: string }[] {
  return readHeadings(splitSentences(cleanText(text))).map((sentence) => ({
    text: sentence.text.replaceAll('\n', ' '),
  }));
}
