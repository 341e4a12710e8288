import type { TracedText } from './traced-text.ts';

/** Spaces as print has them: one between words, none inside a bracket, none before a comma or a full stop. */
export function tidySpaces(traced: TracedText): TracedText {
  return traced
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +([,;.])(?=\s|$)/g, '$1')
    .replace(/\),(?=\p{L})/gu, '), ')
    .replace(/(?<![.\s])\.\.(?=\s|$)/g, '.')
    .replace(/(\(\d{2,3})\. (\d{1,2} ?%)/g, '$1.$2')
    .replace(/\( +/g, '(')
    .replace(/ +\)/g, ')')
    .trim();
}
