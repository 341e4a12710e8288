import { splitSentences } from '../language/sentences.ts';
import { researchTextLimits } from './research-text.ts';

/** The text up to the last sentence that the product can take; whole where it fits. Cuts a word's end at the worst. */
export function shortenAbstract(text: string): string {
  const { min, max } = researchTextLimits;
  if (text.length <= max) return text;
  const last = splitSentences(text).findLast(({ end }) => end <= max && end >= min);
  if (last !== undefined) return text.slice(0, last.end).trimEnd();
  return text.slice(0, max).replace(/\s+\S*$/, '');
}
