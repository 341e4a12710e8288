import type { DocumentLine } from '#domain/documents/placed-text.ts';

/** Sizes in points for what a style says instead of a number: only which one is larger matters. */
const sizeOfText = 11;
const sizeOfTitle = 20;
const sizeOfHeading = 14;

/** The paragraphs of a document as mammoth has read it, in their order, those in tables too. */
export function paragraphsOf(document: unknown): DocumentLine[] {
  return childrenOf(document).flatMap((child) =>
    fieldOf(child, 'type') === 'paragraph' ? linesOf(child) : paragraphsOf(child),
  );
}

function linesOf(paragraph: unknown): DocumentLine[] {
  const style = String(fieldOf(paragraph, 'styleName') ?? '').toLowerCase();
  const runs = runsIn(paragraph);
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0);
  const bold = runs.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
  const sizes = runs.flatMap(({ size }) => (size === null ? [] : [size]));
  const size = sizes.length === 0 ? sizeOfStyle(style) : Math.max(...sizes);
  const standsOut = /^(?:title|heading)/.test(style) || (letters > 0 && bold > letters * 0.7);
  const text = runs.map((run) => run.text).join('');
  // A line broken by hand within a paragraph is a line of its own here.
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, at) => ({ text: line, size, standsOut, opensParagraph: at === 0, page: 0 }));
}

function sizeOfStyle(style: string): number {
  if (style === 'title') return sizeOfTitle;
  return style.startsWith('heading') ? sizeOfHeading : sizeOfText;
}

interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly size: number | null;
}

function runsIn(element: unknown, outer: Omit<Run, 'text'> = { isBold: false, size: null }): Run[] {
  return childrenOf(element).flatMap((child) => {
    const type = fieldOf(child, 'type');
    if (type === 'text') return [{ ...outer, text: String(fieldOf(child, 'value') ?? '') }];
    if (type === 'tab') return [{ ...outer, text: ' ' }];
    if (type === 'break') return [{ ...outer, text: fieldOf(child, 'breakType') === 'line' ? '\n' : ' ' }];
    if (type !== 'run') return runsIn(child, outer);
    const size: unknown = fieldOf(child, 'fontSize');
    const look = { isBold: fieldOf(child, 'isBold') === true, size: typeof size === 'number' ? size : null };
    return raised(runsIn(child, look), fieldOf(child, 'verticalAlignment'));
  });
}

function raised(runs: readonly Run[], alignment: unknown): Run[] {
  const tag = alignment === 'superscript' ? 'sup' : alignment === 'subscript' ? 'sub' : null;
  return runs.map((run) =>
    tag === null || run.text.trim() === '' ? run : { ...run, text: `<${tag}>${run.text}</${tag}>` },
  );
}

function childrenOf(element: unknown): readonly unknown[] {
  const children = fieldOf(element, 'children');
  return Array.isArray(children) ? children : [];
}

/** Of an object of the library, which has no types. */
function fieldOf(element: unknown, name: string): unknown {
  return typeof element === 'object' && element !== null ? Reflect.get(element, name) : undefined;
}
