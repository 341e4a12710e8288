/** How many buckets features are hashed into, as a power of two. The weights are trained for this number. */
export const roleFeatureBits = 17;

/**
 * The features of each sentence of one abstract, as ascending bucket numbers: its words and word pairs, how it opens and
 * ends, length, digits, place in the abstract, and the words and openings of its neighbours. Training and reading call
 * the same function, so that a weight always means the same.
 */
export function roleFeatures(sentences: readonly string[]): Uint32Array[] {
  const own = sentences.map((sentence) => ownFeatures(symbols(sentence)));
  return own.map((features, index) => {
    const buckets = new Set<number>();
    for (const name of features.inside) buckets.add(bucket(name));
    for (const name of features.shared) buckets.add(bucket(name));
    for (const name of placeFeatures(index, own.length)) buckets.add(bucket(name));
    for (const name of own[index - 1]?.shared ?? ['start']) buckets.add(bucket(name, ofPrevious));
    for (const name of own[index + 1]?.shared ?? ['end']) buckets.add(bucket(name, ofNext));
    return Uint32Array.from(buckets).sort();
  });
}

interface OwnFeatures {
  /** Words and openings: neighbours see them too. */
  readonly shared: readonly string[];
  readonly inside: readonly string[];
}

function ownFeatures(units: readonly string[]): OwnFeatures {
  const shared = [...new Set(units)].map((unit) => `w=${unit}`);
  for (let size = 1; size <= 4; size += 1) shared.push(`f${size}=${units.slice(0, size).join('_')}`);
  const inside = new Set<string>();
  for (let at = 1; at < units.length; at += 1) inside.add(`b=${units[at - 1]}_${units[at]}`);
  inside.add(`l=${units.at(-1) ?? ''}`);
  inside.add(`len=${Math.min(9, Math.floor(units.length / 6))}`);
  inside.add(`num=${Math.min(4, units.filter((unit) => unit === '@').length)}`);
  if (units.includes('p') && units.includes('@')) inside.add('pvalue');
  return { shared, inside: [...inside] };
}

function placeFeatures(index: number, count: number): string[] {
  const fromEnd = count - 1 - index;
  return [
    'bias',
    `r=${Math.floor((10 * index) / Math.max(1, count - 1))}`,
    `i=${Math.min(index, 7)}`,
    `e=${Math.min(fromEnd, 7)}`,
    `n=${Math.min(Math.floor(count / 2), 9)}`,
    `i=${Math.min(index, 4)}|e=${Math.min(fromEnd, 4)}`,
  ];
}

/** Lower-case words, every number as "@", and the signs that statistics are written with. */
function symbols(sentence: string): string[] {
  return (
    sentence
      .toLowerCase()
      .replace(/\d+(?:[.,]\d+)*/g, '@')
      .match(/[a-z]+(?:'[a-z]+)?|[@%()=<>?:±]/g) ?? []
  );
}

function bucket(name: string, after = emptyHash): number {
  return (hashOn(after, name) >>> 0) & ((1 << roleFeatureBits) - 1);
}

/** FNV-1a over UTF-16 code units, going on from the hash of what stands before. */
function hashOn(hash: number, name: string): number {
  let state = hash;
  for (let at = 0; at < name.length; at += 1) state = Math.imul(state ^ name.charCodeAt(at), 16777619);
  return state;
}

const emptyHash = 2166136261;
/** What a neighbour has gets a sign before its name. */
const ofPrevious = hashOn(emptyHash, '<');
const ofNext = hashOn(emptyHash, '>');
