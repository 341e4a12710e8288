import type { FactSheet } from '../fact-sheet.ts';
import { readsWithoutArticle } from './phrases.ts';

/**
 * A topic as it stands inside a sentence: plurals and names of stuff bare, others with the article that the source prints before
 * them ("the neural code"), bare where it prints none; null where it never stands inside one of its sentences.
 */
export function withItsArticle(topic: string, sheet: FactSheet): string | null {
  const before = new Map<string, number>();
  for (const text of [sheet.title ?? '', ...sheet.sentences.map((sentence) => sentence.text)])
    for (const word of wordsBefore(text.toLowerCase(), topic.toLowerCase()))
      before.set(word, (before.get(word) ?? 0) + 1);
  const count = (words: RegExp): number =>
    [...before].reduce((sum, [word, times]) => sum + (words.test(word) ? times : 0), 0);
  const [bare, the, one] = [count(beforeNames), count(/^the$/), count(/^an?$/)];
  if (readsWithoutArticle(topic) || (bare > 0 && bare >= the && bare >= one)) return topic;
  return the > 0 ? `the ${topic}` : null;
}

/** Behind these a thing that needs an article would have one. */
const beforeNames =
  /^(?:of|in|on|for|with|by|to|from|between|among|during|through|against|into|that|and|or|via|using)$/;

function wordsBefore(text: string, phrase: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    const next = text.charAt(at + phrase.length);
    const word = /(?:^|\s)(\p{L}+) $/u.exec(text.slice(Math.max(0, at - 24), at))?.[1];
    if (word !== undefined && !/[\p{L}\p{N}]/u.test(next)) found.push(word);
  }
  return found;
}
