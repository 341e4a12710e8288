import { getDocument, PasswordException, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs';
import { documentLimits } from '#domain/documents/document-limits.ts';
import { linesOfPages } from '#domain/documents/lines-of-pages.ts';
import type { Page, PlacedText } from '#domain/documents/placed-text.ts';
import { ok, type Result } from '#domain/result.ts';
import type { DocumentReader, OpenedDocument } from '../../ports/document-reader.ts';
import { damaged, locked, noText, onlyPictures } from './refusals.ts';

/** Reads PDFs with pdf.js, page after page, until the references begin. */
export const pdfReader: DocumentReader = { read };

async function read(bytes: Uint8Array): Promise<Result<OpenedDocument>> {
  const opened = await open(bytes);
  if (!opened.ok) return opened;
  const pdf = opened.value;
  try {
    const pages = await readPages(pdf);
    if (lettersOf(pages) < documentLimits.fewestLetters)
      return (await hasPictures(pdf)) ? onlyPictures : noText;
    const text = linesOfPages(pages, await ownTitleOf(pdf));
    return ok({ kind: 'pdf', text, pages: pdf.numPages, pagesRead: pages.length });
  } catch {
    // It opened, and what is inside is broken: that is the file's fault, whatever the library calls it.
    return damaged;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Result<PDFDocumentProxy>> {
  try {
    // A copy: the library takes what it is given away from us.
    const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
    return ok(await task.promise);
  } catch (error) {
    return error instanceof PasswordException ? locked : damaged;
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = [];
  const last = Math.min(pdf.numPages, documentLimits.pages);
  for (let number = 1; number <= last; number += 1) {
    const page = await pdf.getPage(number);
    const read = await readPage(page);
    pages.push(read);
    page.cleanup();
    if (number > 1 && read.texts.some(({ text }) => /^\s*(?:\d+\.?\s+)?references\s*$/i.test(text))) break;
  }
  return pages;
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const texts: PlacedText[] = [];
  const aside: string[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [across, up, , , x, y] = placed(transform, item.transform);
    const size = Math.round(Math.hypot(across, up) * 10) / 10;
    if (Math.abs(up) > Math.abs(across) * 0.1) aside.push(item.str);
    else if (isWithin(x, y, width, height) && size > 0)
      texts.push({ text: item.str, x, y, width: item.width, size, font: item.fontName });
  }
  return { width, height, texts, aside: aside.length === 0 ? [] : [aside.join('')] };
}

type Matrix = readonly [number, number, number, number, number, number];

/** A text's own placing, seen on the page as it is shown: turned and with its origin at the top. */
function placed(page: readonly number[], text: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = six(page);
  const [ta, tb, tc, td, te, tf] = six(text);
  return [
    a * ta + c * tb,
    b * ta + d * tb,
    a * tc + c * td,
    b * tc + d * td,
    a * te + c * tf + e,
    b * te + d * tf + f,
  ];
}

function six([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

/** What is hidden beyond the page's edge is not read. */
function isWithin(x: number, y: number, width: number, height: number): boolean {
  return x > -5 && x < width && y > 0 && y < height + 5;
}

function lettersOf(pages: readonly Page[]): number {
  return pages.flatMap(({ texts }) => texts).reduce((sum, { text }) => sum + text.trim().length, 0);
}

/** Whether the first page draws anything at all. */
async function hasPictures(pdf: PDFDocumentProxy): Promise<boolean> {
  const page = await pdf.getPage(1);
  const { fnArray } = await page.getOperatorList();
  return fnArray.length > 0;
}

async function ownTitleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  const title: unknown = 'Title' in info ? info['Title'] : null;
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
