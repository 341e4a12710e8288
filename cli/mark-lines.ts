import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { Mark } from '#domain/grounding/mark.ts';
import { explainMark, sayFlag, sayMark } from '#domain/grounding/say-mark.ts';

/** A sentence with its mark in words, and below it what is at fault, with a better wording where one is known. */
export function markLines(sentence: GroundedSentence): string {
  const { text, mark, flags } = sentence;
  const notes = flags.flatMap((flag) => [
    `${flag.type}: ${sayFlag(text, flag)}`,
    ...(flag.better === undefined ? [] : [`better: ${flag.better}`]),
  ]);
  if (mark === 'yours') notes.push(explainMark(sentence));
  return [`${signs[mark]} ${text}  [${sayMark(sentence)}]`, ...notes.map((note) => `    ${note}`)].join('\n');
}

const signs: Readonly<Record<Mark, string>> = {
  matches: '✓',
  compare: '?',
  flagged: '!',
  wording: '·',
  yours: '“',
};
