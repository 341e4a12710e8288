import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { linesOfRecord, type RecordLine } from '#domain/sign-off/record-lines.ts';
import type { RecordPrinter } from '../../ports/record-printer.ts';

const require = createRequire(import.meta.url);

/** In turn: the first that has a character shows it. */
const inter = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

interface PrintFont {
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (character: string) => boolean;
}

/** Sizes in points. */
const looks: Readonly<
  Record<RecordLine['look'], { readonly size: number; readonly above: number; readonly ink: string }>
> = {
  title: { size: 20, above: 0, ink: '#1b1f24' },
  heading: { size: 14, above: 16, ink: '#1b1f24' },
  label: { size: 10, above: 8, ink: '#57606a' },
  text: { size: 10, above: 3, ink: '#1b1f24' },
  small: { size: 8.5, above: 1, ink: '#57606a' },
  code: { size: 7.5, above: 1, ink: '#57606a' },
};

/** Prints on A4 with the fonts of the share cards, which have Latin, Greek, Cyrillic and mathematics. */
export function createRecordPrinter(): RecordPrinter {
  let loaded: Promise<readonly PrintFont[]> | undefined;
  return {
    async print(record) {
      loaded ??= loadPrintFonts();
      const prepared = await loaded;
      const document = new PDFDocument({
        size: 'A4',
        margin: 56,
        info: { Title: 'Record of sign-off', CreationDate: new Date(record.madeAt), Producer: 'Paperlark' },
      });
      const parts: Buffer[] = [];
      const whole = new Promise<Buffer>((resolve, reject) => {
        document.on('data', (part: Buffer) => parts.push(part));
        document.on('end', () => resolve(Buffer.concat(parts)));
        document.on('error', reject);
      });
      for (const { name, bytes } of prepared) document.registerFont(name, bytes);
      for (const line of linesOfRecord(record)) printLine(document, line, prepared);
      document.end();
      return whole;
    },
  };
}

function printLine(
  document: PDFKit.PDFDocument,
  { look, text }: RecordLine,
  prepared: readonly PrintFont[],
): void {
  const { size, above, ink } = looks[look];
  document
    .moveDown(above / size)
    .fontSize(size)
    .fillColor(ink);
  const runs = runsOf(text === '' ? ' ' : text, prepared);
  for (const [at, run] of runs.entries())
    document.font(run.font).text(run.text, { continued: at < runs.length - 1, lineGap: 1.5 });
}

interface Run {
  readonly font: string;
  readonly text: string;
}

/** The text in stretches that one font can show each. */
function runsOf(text: string, prepared: readonly PrintFont[]): Run[] {
  const runs: { font: PrintFont; text: string }[] = [];
  for (const character of text.replace(/\p{Cc}/gu, ' ')) {
    const last = runs.at(-1);
    const stays = last !== undefined && (/\s/u.test(character) || last.font.has(character));
    const font = prepared.find(({ has }) => has(character));
    // Among what Inter has, a stretch of mathematics ends.
    if (stays && (last.font.name !== mathematics || font === last.font)) last.text += character;
    else if (font !== undefined) runs.push({ font, text: character });
  }
  return runs.map(({ font, text: stretch }) => ({ font: font.name, text: stretch }));
}

const mathematics = 'mathematics';

async function loadPrintFonts(): Promise<PrintFont[]> {
  const listed = await readFile(require.resolve('@fontsource/inter/unicode.json'), 'utf8');
  const ranges: Readonly<Record<string, string>> = JSON.parse(listed);
  const letters = inter.map(async (subset) => ({
    name: subset,
    bytes: await readFont('inter', subset),
    has: withinRanges(ranges[subset] ?? ''),
  }));
  // Last, for whatever the others lack; what it lacks too is drawn as a box.
  const rest = { name: mathematics, bytes: await readFont('noto-sans-math', 'latin'), has: () => true };
  return [...(await Promise.all(letters)), rest];
}

function readFont(family: string, subset: string): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`));
}

/** Whether a character is in ranges as CSS writes them: "U+0000-00FF,U+0131". */
function withinRanges(written: string): PrintFont['has'] {
  const ranges = written.split(',').map((range) => {
    const [start = '', end = start] = range.trim().replace('U+', '').split('-');
    return { start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) };
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(({ start, end }) => code >= start && code <= end);
  };
}
