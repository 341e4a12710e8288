/**
 * Puts a value from outside into a prompt as data. It is JSON between two lines that hold a word which the data do not:
 * whatever stands inside can neither end the fence nor begin a line of its own.
 */
export function fenced(name: string, value: unknown): string {
  return `<<<${name}\n${asData(value)}\n${name}>>>`;
}

/** The word of the fence: the nonce, made longer until nothing inside holds it. */
export function fenceName(nonce: string, values: readonly unknown[]): string {
  const inside = values.map(asData).join('\n');
  let name = `DATA-${nonce.replace(/[^A-Za-z0-9]/g, '')}`;
  while (inside.includes(name)) name += 'x';
  return name;
}

/** JSON on one line. Signs that show nothing (direction marks, tag characters, controls) are taken out: people cannot see what they say. */
function asData(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? visible(part) : part))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Joiners stay: scripts need them. */
function visible(text: string): string {
  return text.toWellFormed().replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu, '');
}
