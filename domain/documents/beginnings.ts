/** Whether a text begins with one of `beginnings`, which are in lower case; the text may be in any. */
export function beginsWithOne(text: string, beginnings: readonly string[]): boolean {
  const lower = text.slice(0, longest).toLowerCase();
  return beginnings.some((beginning) => lower.startsWith(beginning));
}

/** Whether a word of a text begins with one of `beginnings`, which are in lower case; the text may be in any. */
export function hasWordThatBegins(text: string, beginnings: readonly string[]): boolean {
  const words = text.toLowerCase().match(/\w+/g) ?? [];
  return words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** Characters: longer than any beginning. */
const longest = 40;
