import { voices } from '../engine/write/tones/voices.ts';
import { finder } from '../language/finder.ts';
import { isFunctionWord } from './concepts.ts';

/** Blanks the fixed words of our own tones ("Argue with this.", "Something I'd want to know about"), keeping offsets. */
export function blankKnownFrames(text: string): string {
  const plain = plainQuotes(text);
  let blanked = text;
  for (const match of wordsIn(plain)) {
    const phrase = phrasesByWord
      .get(match[0].toLowerCase())
      ?.find((one) => standsAt(plain, one, match.index));
    if (phrase === undefined || blanked.charAt(match.index) === ' ') continue;
    blanked =
      blanked.slice(0, match.index) + ' '.repeat(phrase.length) + blanked.slice(match.index + phrase.length);
  }
  return blanked;
}

const wordsIn = finder(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu);

/** Phrases in lower case by their first word, longest first. */
const phrasesByWord = collectPhrases();

function collectPhrases(): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const phrase of new Set(textsOf(Object.values(voices)).flatMap(fixedParts))) {
    const first = /^[\p{L}\p{N}][\p{L}\p{N}'-]*/u.exec(phrase)?.[0].toLowerCase() ?? '';
    byWord.set(
      first,
      [...(byWord.get(first) ?? []), phrase.toLowerCase()].sort((a, b) => b.length - a.length),
    );
  }
  return byWord;
}

/** Every text of a tone's table, wherever the table keeps it: hooks, labels, calls, fixed lines. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (typeof value !== 'string') return textsOf(value);
    return name === 'text' || name === 'under' ? [value] : [];
  });
}

/** What stands between the slots, sentence by sentence; single function words say nothing either way and stay out. */
function fixedParts(text: string): string[] {
  return (
    plainQuotes(text)
      .split(/\{\w+\}|\n+|(?<=[.!?])\s+/)
      .map((part) => part.replace(/^[^\p{L}\p{N}]+|[\s(,;]+$/gu, ''))
      // "Takeaway on …:" can also end in a full stop.
      .map((part) => (part.includes(' ') ? part.replace(/[:.!]$/, '') : part))
      .filter((part) => {
        const content = part.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '' && !isFunctionWord(word));
        return content.length > 0 && (part.includes(' ') || /[:.!?]$/.test(part));
      })
  );
}

function standsAt(text: string, phrase: string, at: number): boolean {
  if (text.slice(at, at + phrase.length).toLowerCase() !== phrase) return false;
  const next = text.charAt(at + phrase.length);
  return !/[\p{L}\p{N}]$/u.test(phrase) || !/[\p{L}\p{N}]/u.test(next);
}

function plainQuotes(text: string): string {
  return text.replaceAll('’', "'").replaceAll('‘', "'").replace(/[“”]/g, '"');
}
