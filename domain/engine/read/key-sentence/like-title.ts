/** How much of a title a text repeats: the F1 of their words and of their pairs of words, and how much stands there in order. */
export function likeTitle(own: readonly string[], title: readonly string[]): number[] {
  return title.length === 0
    ? [0, 0, 0]
    : [f1(own, title), f1(pairsOf(own), pairsOf(title)), inOrder(own, title) / title.length];
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function f1(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const item of one) left.set(item, (left.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of other) {
    const count = left.get(item) ?? 0;
    if (count > 0) shared += 1;
    left.set(item, count - 1);
  }
  return shared === 0 ? 0 : (2 * shared) / (one.length + other.length);
}

/** Length of the longest common subsequence. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const item of one) {
    const next = [0];
    for (let at = 0; at < other.length; at += 1)
      next.push(item === other[at] ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
