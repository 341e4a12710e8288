import type { Flag, GroundedSentence } from './grounded-sentence.ts';
import type { Backing, Mark } from './mark.ts';
import { countUnsupported } from './marked.ts';

/** What a check says where it found nothing: it is no promise. */
export const noMismatch = 'No mismatch found. Please still compare it with the source.';

/** The kinds of marks by name, as a legend lists them. */
export const markNames: Readonly<Record<Mark, string>> = {
  matches: 'Matches',
  compare: 'Compare',
  flagged: 'Flagged',
  wording: 'Wording only',
  yours: 'Your words',
};

/** The mark of a sentence in words: "Matches sentence 3". Sentences of the source are counted from 1. */
export function sayMark({ mark, support }: Pick<GroundedSentence, 'mark' | 'support'>): string {
  const [nearest] = support;
  if (mark === 'matches')
    return nearest === undefined ? 'Matches the title' : `Matches sentence ${nearest + 1}`;
  if (mark === 'compare')
    return nearest === undefined ? 'Compare with the text' : `Compare with sentence ${nearest + 1}`;
  return markNames[mark];
}

/** What the mark means for this sentence, in a sentence or two; empty for a flagged one, whose flags say it. */
export function explainMark(sentence: Pick<GroundedSentence, 'text' | 'mark' | 'by' | 'notInText'>): string {
  if (sentence.mark === 'matches') return `${saidBy[sentence.by ?? 'words']} ${noDifference}`;
  if (sentence.mark === 'yours') return `You said this. ${sayNotInText(sentence)}`.trim();
  return meanings[sentence.mark];
}

const noDifference = 'No difference found in numbers, names or strength.';

const saidBy: Readonly<Record<Backing, string>> = {
  words: 'The text says it in the same words.',
  model: 'The model finds it in the text.',
  learned: 'The verifier finds it in the text.',
};

const meanings: Readonly<Record<Exclude<Mark, 'matches' | 'yours'>, string>> = {
  compare: 'Nothing shows that the text says so. Please compare.',
  flagged: '',
  wording: 'Makes no claim.',
};

/** "Not in the text: “54 minutes”, “doubled”."; empty where all words are. */
function sayNotInText({ text, notInText = [] }: Pick<GroundedSentence, 'text' | 'notInText'>): string {
  const words = notInText.map(({ start, end }) => `“${text.slice(start, end)}”`);
  return words.length === 0 ? '' : `Not in the text: ${words.join(', ')}.`;
}

/** A flag with the words at fault, unless it is the whole sentence or the flag names them itself. */
export function sayFlag(
  sentence: string,
  { start, end, detail }: Pick<Flag, 'start' | 'end' | 'detail'>,
): string {
  const words = sentence.slice(start, end).trim();
  const isWhole = end - start >= sentence.trim().length - longestEnd;
  return words === '' || isWhole || detail.includes(words) ? detail : `“${words}”: ${detail}`;
}

/** Signs that end a sentence. */
const longestEnd = 2;

/** "1 sentence is not supported."; empty where none. */
export function sayUnsupported(sentences: readonly Pick<GroundedSentence, 'mark'>[]): string {
  const count = countUnsupported(sentences);
  if (count === 0) return '';
  return count === 1 ? '1 sentence is not supported.' : `${count} sentences are not supported.`;
}
