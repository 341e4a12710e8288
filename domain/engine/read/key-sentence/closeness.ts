/** How rare a stem is among works: the logarithm of one over the share of them that hold it. */
export type Rarity = (stem: string) => number;

/** Chance of starting anew in the random walk of LexRank, and its steps (Erkan and Radev 2004). */
const restart = 0.15;
const steps = 20;

/**
 * For each sentence how close it is to the others of its text, by the cosine of their stems, each weighed by how rare it is: to
 * all together, its share of a random walk between them (LexRank), to those behind and those before it, a mean over all; and
 * how rare its own words are.
 */
export function closenessOf(
  content: readonly (readonly string[])[],
  all: readonly (readonly string[])[],
  rarity: Rarity,
): number[][] {
  const bags = content.map((stems) => weighed(stems, rarity));
  const whole = new Map<string, number>();
  for (const bag of bags) for (const [stem, weight] of bag) whole.set(stem, (whole.get(stem) ?? 0) + weight);
  const near = bags.map((bag, at) => bags.map((other, place) => (place === at ? 0 : cosine(bag, other))));
  const shares = walk(near);
  return bags.map((bag, at) => [
    cosine(bag, whole),
    (shares[at] ?? 0) * bags.length,
    sum((near[at] ?? []).slice(at + 1)) / bags.length,
    sum((near[at] ?? []).slice(0, at)) / bags.length,
    sum((all[at] ?? []).map(rarity)) / Math.max(1, all[at]?.length ?? 0),
  ]);
}

type Bag = ReadonlyMap<string, number>;

function weighed(stems: readonly string[], rarity: Rarity): Bag {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(Array.from(counts, ([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)]));
}

function cosine(one: Bag, other: Bag): number {
  let product = 0;
  for (const [stem, weight] of one) product += weight * (other.get(stem) ?? 0);
  return product === 0 ? 0 : product / (length(one) * length(other));
}

function length(bag: Bag): number {
  return Math.sqrt(sum(Array.from(bag.values(), (weight) => weight ** 2)));
}

function walk(near: readonly (readonly number[])[]): number[] {
  // A little of everything, so that a sentence close to none can be left.
  const moves = near.map((row) => {
    const total = sum(row) + 1e-6 * row.length;
    return row.map((each) => (each + 1e-6) / total);
  });
  let shares = moves.map(() => 1 / moves.length);
  for (let step = 0; step < steps; step += 1)
    shares = shares.map(
      (_, at) =>
        restart / moves.length +
        (1 - restart) * sum(moves.map((row, from) => (row[at] ?? 0) * (shares[from] ?? 0))),
    );
  return shares;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
