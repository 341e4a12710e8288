/** Reading what other services send: any part may be missing, null, or of another type than documented. */

/** The value at a path of keys and places; undefined where there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let now = value;
  for (const key of path) {
    if (typeof now !== 'object' || now === null || !Object.hasOwn(now, key)) return undefined;
    now = Reflect.get(now, key);
  }
  return now;
}

/** Trimmed text at a path; null where there is none, or nothing in it. Numbers count. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = at(value, ...path);
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** The list at a path; a single value counts as a list of one. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  if (Array.isArray(found)) return found;
  return found === undefined || found === null ? [] : [found];
}

/** The object in a text of JSON; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
