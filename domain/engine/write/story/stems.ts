import { finder } from '#domain/language/finder.ts';
import { remembered } from '#domain/language/remembered.ts';
import { stem } from '#domain/language/stem.ts';

/** Stems of a text's words of three letters and more, with where the words end; the parts of hyphened ones too. */
export const stemPlaces: (text: string) => readonly { readonly text: string; readonly end: number }[] =
  remembered((text) =>
    wordPlaces(text).flatMap(({ 0: one, index }) =>
      [one, ...(one.includes('-') ? one.split('-') : [])]
        .filter((part) => part.length > 2)
        .map((part) => ({ text: stem(part), end: index + one.length })),
    ),
  );

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const wordPlaces = finder(word);

/** Words in lower case, with the hyphens and apostrophes inside them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

/** Stems of a text's words, the parts of hyphened ones too. */
export const stemsOf: (text: string) => ReadonlySet<string> = remembered((text) => {
  const words = wordsOf(text);
  return new Set(
    [...words, ...words.filter((word) => word.includes('-')).flatMap((word) => word.split('-'))]
      .filter((word) => word.length > 2)
      .map(stem),
  );
});
