/** A formula with its marks, and what is between them. */
export interface FoundFormula {
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

/**
 * Formulas of a text: between "\(" and "\)", "\[" and "\]", two dollar signs, or one where it is no sum of money. Ascending, none
 * inside another. Each mark is looked at once.
 */
export function formulasIn(text: string): FoundFormula[] {
  const marks = Array.from(text.matchAll(/\\[()[\]]|\\[\\$]|\$\$?/g), ({ 0: sign, index }) => ({
    sign,
    index,
  }));
  const found: FoundFormula[] = [];
  for (let at = 0; at < marks.length - 1; at += 1) {
    const mark = marks[at];
    const next = marks[at + 1];
    if (mark === undefined || next === undefined) break;
    const body = text.slice(mark.index + mark.sign.length, next.index);
    const end = next.index + next.sign.length;
    if (closing[mark.sign] !== next.sign || body.length > longest || body.trim() === '') continue;
    if (mark.sign === '$' && !isFormula(body, text[mark.index - 1] ?? '', text[end] ?? '')) continue;
    found.push({ start: mark.index, end, body });
    at += 1;
  }
  return found;
}

const closing: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$', $: '$' };

/** Characters of a formula in an abstract. */
const longest = 1000;

/** Between two single dollar signs: a formula by its commands and scripts, or by being too short for words; never across lines. */
function isFormula(body: string, before: string, after: string): boolean {
  if (body.includes('\n') || holdsProse(body)) return false;
  if (/\\[A-Za-z{}|,;:!]|[\^_{}]/.test(body)) return true;
  if (/^\s|\s$/.test(body)) return false;
  // "US$45 (vs. US$60": a digit behind the second sign, a currency before the first, a word between numbers.
  if (/^\d/.test(after) && !/^\p{L}$/u.test(body)) return false;
  return !/^\d/.test(body) || !(/\p{Lu}/u.test(before) || /[a-z]{2}/i.test(body));
}

/** Two words or more outside of commands: a sentence stands between two sums. */
function holdsProse(body: string): boolean {
  const words = body
    .replace(/\\[A-Za-z]+\s*(?:\{[^{}]*\})?/g, ' ')
    .match(/(?<![\p{L}{])\p{L}{3,}(?![\p{L}}])/gu);
  return (words?.length ?? 0) > 1 || /^\d[^\\^_{}]*\s(?:and|or|to|vs|per|for|in|of)\s/.test(body);
}
