import { markWords } from '../prompts/fact-data.ts';
import type { GuardSource } from './guard-source.ts';

/** Whether words say what a post must say of its source ("Preprint:" before a link is more than a call to read). */
export function saysMark({ sheet }: Pick<GuardSource, 'sheet'>, text: string): boolean {
  return sheet.marks.some((mark) => markWords[mark]?.seen.test(text) === true);
}
