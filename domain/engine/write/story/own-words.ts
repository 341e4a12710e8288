import { stem } from '#domain/language/stem.ts';
import { stemsOf } from './stems.ts';

/** "The authors … The authors …": the second time they are "they", and their method "the method". */
export function afterAuthors(before: string, text: string): string {
  if (!/^The (?:authors|researchers)\b/.test(text)) return text;
  const last = before.split(/ (?<=[.!?] )(?=\p{Lu})/u).at(-1) ?? '';
  const theirs = saysWhose.test(last);
  const held = stemsOf(before);
  return text
    .replace(/^The authors' (?=(\p{L}+))/u, (whole, noun: string) =>
      held.has(stem(noun)) ? 'The ' : theirs ? 'Their ' : whole,
    )
    .replace(/^The (?:authors|researchers) (?=\p{Ll})/u, (whole) => (theirs ? 'They ' : whole));
}

/** They, the authors, are the subject: not the "they" behind a comma, who may be anybody, nor researchers at large. */
const saysWhose =
  /^(?:[^.:]{2,60}: |[^.,:]{2,60}, )?(?:the (?:authors|researchers)|researchers(?! (?:have|had|often|usually|once)\b)) |^They /i;
