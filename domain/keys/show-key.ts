/** What is kept of a key to tell it by. */
export function lastSigns(key: string): string {
  return key.slice(-4);
}

/** How a key stands in lists: it is written out once, when it is made. */
export function maskedKey(lastFour: string | null): string {
  return `plk_…${lastFour ?? ''}`;
}

/** What a key is called: by its maker, or by its place where they said nothing. */
export function keyName({ name, position }: { readonly name: string; readonly position: number }): string {
  return name === '' ? `Key ${position}` : name;
}
