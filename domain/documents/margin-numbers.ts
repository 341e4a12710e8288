import type { PlacedText } from './placed-text.ts';

/** Numbers on a page from which they are line numbers. */
const fewest = 4;
/** Points by which their edges may differ. */
const slack = 1.5;

/**
 * The page's texts without the line numbers of a manuscript: numbers that stand first or last on their lines, one below the other,
 * and count up evenly.
 */
export function dropMarginNumbers(texts: readonly PlacedText[]): readonly PlacedText[] {
  const numbers = texts.filter(({ text }) => /^\s*\d{1,4}\s*$/.test(text));
  if (numbers.length < fewest) return texts;
  const edges: readonly ((text: PlacedText) => number)[] = [({ x, width }) => x + width, ({ x }) => x];
  const dropped = new Set(
    edges.flatMap((edge) =>
      alignedBy(numbers, edge)
        .filter((column) => isCounting(column, texts))
        .flat(),
    ),
  );
  return dropped.size === 0 ? texts : texts.filter((text) => !dropped.has(text));
}

/** Groups whose edges stand one below the other, each from the top down. */
function alignedBy(
  numbers: readonly PlacedText[],
  edge: (text: PlacedText) => number,
): readonly (readonly PlacedText[])[] {
  const sorted = [...numbers].sort((one, other) => edge(one) - edge(other));
  const columns: PlacedText[][] = [];
  for (const number of sorted) {
    const last = columns.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && edge(number) - edge(first) <= slack) last.push(number);
    else columns.push([number]);
  }
  return columns.map((column) => column.sort((one, other) => one.y - other.y));
}

function isCounting(column: readonly PlacedText[], texts: readonly PlacedText[]): boolean {
  if (column.length < fewest) return false;
  const values = column.map(({ text }) => Number(text));
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const step = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  const even = steps.filter((one) => one === step).length;
  return step > 0 && even >= steps.length * 0.8 && column.every((number) => standsAtAnEdge(number, texts));
}

/** Nothing else of its line stands on one of its sides. */
function standsAtAnEdge(number: PlacedText, texts: readonly PlacedText[]): boolean {
  const others = texts.filter(
    (text) => text !== number && text.text.trim() !== '' && Math.abs(text.y - number.y) < number.size / 2,
  );
  return (
    others.every(({ x }) => x >= number.x + number.width - 0.5) ||
    others.every(({ x, width }) => x + width <= number.x + 0.5)
  );
}
