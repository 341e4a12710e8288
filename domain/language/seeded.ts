/** A choice that looks random but depends on `seed` and `key` alone, so the same request gives the same post. */
export function seededChoice<T>(seed: number, key: string, items: readonly T[]): T {
  const chosen = items[seededIndex(seed, key, items.length)];
  if (chosen === undefined) throw new RangeError(`Nothing to choose from for "${key}".`);
  return chosen;
}

/** An index in 0 .. length - 1; 0 for an empty list. */
export function seededIndex(seed: number, key: string, length: number): number {
  return length < 1 ? 0 : seededHash(seed, key) % length;
}

/** The same items in an order that depends on `seed` and `key` alone. */
export function seededOrder<T>(seed: number, key: string, items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, rank: seededHash(seed, `${key}:${index}`), index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}

/** 32-bit FNV-1a over key and seed, with a final mix so that neighbouring seeds do not give neighbouring results. */
function seededHash(seed: number, key: string): number {
  let hash = 0x811c9dc5;
  const text = `${seed}|${key}`;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
