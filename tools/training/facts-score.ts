import { cleanText } from '#domain/intake/take-in.ts';

/** Whether words name the sample that an annotator marked: the same first count, and half of the words shared. */
export function isSameSample(made: string, wanted: string | null): boolean {
  const text = cleanText(wanted ?? '');
  const count = firstCount(made);
  if (text === '' || (count !== null && !countsOf(text).includes(count))) return false;
  return text.includes(made) || made.includes(text) || wordF1(made, text) >= 0.5;
}

/** Words that two texts share, counted once each: the mean of precision and recall that F1 is, 0 to 1. */
export function wordF1(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  const total = left.length + right.length;
  let same = 0;
  for (const word of left) {
    const at = right.indexOf(word);
    if (at < 0) continue;
    same += 1;
    right.splice(at, 1);
  }
  return total === 0 ? 1 : (2 * same) / total;
}

function wordsOf(text: string): string[] {
  return (
    cleanText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function firstCount(text: string): string | null {
  return countsOf(text)[0] ?? null;
}

function countsOf(text: string): string[] {
  return (text.match(/\d+(?:[ ,]\d{3})*/g) ?? []).map((count) => count.replace(/\D/g, ''));
}

/** Whether the marked words hold a count, in digits or spelled out. */
export function isCounted(studied: string | null): boolean {
  return /\d|^\p{L}+(?:ty|teen|ty-\p{L}+) /u.test(studied ?? '');
}
