import { finder } from './finder.ts';
import { remembered } from './remembered.ts';

/** A word or number with its place in the text it was read from. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words and numbers of a text in order, as printed. A number keeps its decimals and thousands ("0.05", "1,992", ".05");
 * letters and digits that touch stay together ("p53", "CO2"); a hyphenated compound gives its parts.
 */
export const tokens: (text: string) => readonly Token[] = remembered((text) => {
  const found: Token[] = [];
  for (const match of tokensIn(text)) {
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
});

/** The tokens' texts in lower case, typographic apostrophes made plain. */
export const words: (text: string) => readonly string[] = remembered((text) =>
  tokens(text).map((token) => token.text.toLowerCase().replaceAll('’', "'")),
);

const tokensIn = finder(
  /(?<![\p{L}\p{N}.])\.\p{Nd}+(?!\p{L})|\p{Nd}+(?:[.,·]\p{Nd}+)+|\p{Nd}+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu,
);
