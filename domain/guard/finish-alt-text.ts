import { type CheckSource, checkPost } from '../grounding/check-post.ts';
import type { FlagType } from '../grounding/grounded-sentence.ts';
import { splitSentences } from '../language/sentences.ts';
import { figureField } from '../prompts/figure-prompt.ts';
import { findAddresses } from './find-addresses.ts';
import { type FindLeak, noLeak } from './find-leak.ts';
import { readAnswer } from './read-answer.ts';
import { withoutMarkup } from './without-markup.ts';

/** Longest alt text in characters, our own choice: three short sentences, below what X (1,000) and LinkedIn take. */
export const longestAltText = 420;

export interface FinishedAltText {
  readonly text: string;
  /** Passages that the source does not say so: to be compared with the figure by eye. */
  readonly toCompare: readonly string[];
}

/**
 * Makes alt text of a model's answer: whole sentences without addresses, as many as fit. Null where nothing usable is left, or
 * where it holds words of the prompt.
 */
export function finishAltText(
  source: CheckSource,
  answer: string,
  findLeak: FindLeak = noLeak,
): FinishedAltText | null {
  const raw = readAnswer(answer, [figureField]).posts[figureField] ?? '';
  if (findLeak(raw) !== null) return null;
  const plain = withoutMarkup(raw).replace(/\s+/g, ' ').trim();
  const begun = capitalised(plain.replace(opening, ''));
  let text = '';
  for (const { text: sentence } of splitSentences(begun).filter(isPlain)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > longestAltText) break;
    text = longer;
  }
  return /\p{L}{2}/u.test(text) && findLeak(text) === null
    ? { text, toCompare: toCompare(source, text) }
    : null;
}

/** Screen readers say that it is a picture. */
const opening =
  /^(?:an? |the |this )?(?:image|picture|photo|figure)(?: (?:of|showing|shows|depicting|depicts)|:)\s+(?:that\s+)?/i;

function isPlain({ text }: { readonly text: string }): boolean {
  return findAddresses(text).length === 0 && !/[@＠#＃][\p{L}\p{N}_]/u.test(text);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A figure shows more than an abstract says; what it must not do is say it otherwise or stronger. */
const compared: ReadonlySet<FlagType> = new Set([
  'number',
  'unit',
  'direction',
  'causation',
  'certainty',
  'negation',
  'hype',
]);

function toCompare(source: CheckSource, text: string): string[] {
  const found = checkPost(source, text).sentences.flatMap((sentence) =>
    sentence.flags
      .filter(({ type }) => compared.has(type))
      .map(({ start, end }) => sentence.text.slice(start, end).trim()),
  );
  return [...new Set(found)].filter((passage) => passage !== '');
}
