import { stem } from '#domain/language/stem.ts';

/** F1 of shared words, shared word pairs, and the longest common subsequence: 0..1 each. */
export interface Rouge {
  readonly one: number;
  readonly two: number;
  readonly l: number;
}

/**
 * ROUGE-1, -2 and -L of one text against several references, by the rule of SciTLDR: the reference with the best ROUGE-1
 * counts for all three. Words as Google's rouge_score cuts them: lower case, letters and digits of ASCII only, stemmed
 * where longer than three characters.
 */
export function rouge(text: string, references: readonly string[]): Rouge {
  const made = wordsOf(text);
  const scored = references.map((reference) => score(made, wordsOf(reference)));
  return scored.reduce((best, one) => (one.one > best.one ? one : best), { one: 0, two: 0, l: 0 });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? stem(word) : word));
}

function score(made: readonly string[], wanted: readonly string[]): Rouge {
  return {
    one: overlap(made, wanted),
    two: overlap(pairsOf(made), pairsOf(wanted)),
    l: harmonic(commonLength(made, wanted), made.length, wanted.length),
  };
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function overlap(made: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of made) {
    const open = left.get(word) ?? 0;
    if (open === 0) continue;
    left.set(word, open - 1);
    shared += 1;
  }
  return harmonic(shared, made.length, wanted.length);
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  let before = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const row = [0];
    other.forEach((theirs, at) => {
      const longer = word === theirs ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0);
      row.push(longer);
    });
    before = row;
  }
  return before.at(-1) ?? 0;
}

function harmonic(shared: number, made: number, wanted: number): number {
  return shared === 0 ? 0 : (2 * shared) / (made + wanted);
}
