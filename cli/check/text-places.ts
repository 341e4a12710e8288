/** A place as editors and viewers count it: lines and columns from 1, columns in UTF-16 code units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Where a stretch begins, and the place behind its last sign. */
export interface TextRegion extends TextPlace {
  readonly endLine: number;
  readonly endColumn: number;
}

/** Finds offsets of a text in lines that end with "\r\n" or "\n", as SARIF's readers part them. */
export function placesIn(
  text: string,
): (stretch: { readonly start: number; readonly end: number }) => TextRegion {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const placeOf = (offset: number): TextPlace => {
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const { line: endLine, column: endColumn } = placeOf(end);
    return { ...placeOf(start), endLine, endColumn };
  };
}

/** The index of the last number of an ascending list that is not above the one asked for. */
function lastAtMost(numbers: readonly number[], asked: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= asked) low = middle;
    else high = middle - 1;
  }
  return low;
}
