export type TableRow = readonly string[];

const quote = '"';
const byteOrderMark = '\uFEFF';
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads any text as a table (RFC 4180, and what programs make of it): commas, semicolons or tabs, quoted cells with line
 * breaks and doubled quotes, any line ends, a byte order mark. Lines without anything are passed over. Reads the first `most`
 * rows. Never fails.
 */
export function readTable(text: string, most: number = Number.POSITIVE_INFINITY): TableRow[] {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const rows = splitCells(plain, delimiterOf(plain), most);
  return rows.map((row) => row.map(withoutGuard));
}

/** The table as a file that spreadsheets open: every cell quoted, no cell a formula. `readTable` reads it back. */
export function writeTable(rows: readonly TableRow[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => `${quote}${guarded(cell).replaceAll(quote, '""')}${quote}`).join(','),
  );
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** What a spreadsheet would run instead of show (OWASP, "CSV injection"), full-width signs included. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** The sign that parts most cells of the first line. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === quote) quoted = !quoted;
    if (quoted) continue;
    if (sign === '\n' || sign === '\r') break;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return [...delimiters].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}

function splitCells(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let wasQuoted = false;
  let at = 0;
  const endRow = (): void => {
    if (wasQuoted || row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
    wasQuoted = false;
  };
  while (at < text.length && rows.length < most) {
    // Lines without anything: texts of nothing else are looked through, and no cells made of them.
    if (row.length === 0 && isLineEnd(text[at])) {
      at += 1;
      continue;
    }
    const cell = readCell(text, at, delimiter);
    row.push(cell.text);
    wasQuoted ||= cell.quoted;
    at = cell.end;
    const sign = text[at];
    if (sign === delimiter) {
      at += 1;
      // A delimiter at the very end: one more, empty cell.
      if (at === text.length) row.push('');
      continue;
    }
    if (sign !== undefined) at += text.startsWith('\r\n', at) ? 2 : 1;
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
}

interface ReadCell {
  readonly text: string;
  readonly quoted: boolean;
  /** Where its delimiter, its line end or the text's end is. */
  readonly end: number;
}

function readCell(text: string, start: number, delimiter: string): ReadCell {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] !== quote) {
    const end = endOfPlain(text, start, delimiter);
    return { text: text.slice(start, end), quoted: false, end };
  }
  let content = '';
  at += 1;
  for (;;) {
    const close = text.indexOf(quote, at);
    // A quote that is never closed holds the rest.
    if (close < 0) return { text: content + text.slice(at), quoted: true, end: text.length };
    content += text.slice(at, close);
    at = close + 1;
    if (text[at] !== quote) break;
    content += quote;
    at += 1;
  }
  const end = endOfPlain(text, at, delimiter);
  return { text: content + text.slice(at, end).trimEnd(), quoted: true, end };
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text[at])) at += 1;
  return at;
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}
