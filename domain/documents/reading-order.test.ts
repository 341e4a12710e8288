import { describe, expect, it } from 'vitest';
import { linesOfPages } from './lines-of-pages.ts';
import type { Page, PlacedText } from './placed-text.ts';

/** A line of text at a place, as wide as such letters are. */
function at(x: number, y: number, text: string, more: Partial<PlacedText> = {}): PlacedText {
  const size = more.size ?? 10;
  return { text, x, y, width: text.length * size * 0.45, size, font: 'body', ...more };
}

function page(texts: readonly PlacedText[], aside: readonly string[] = []): Page {
  return { width: 600, height: 800, texts, aside };
}

function read(...pages: readonly Page[]): string[] {
  return linesOfPages(pages, null).lines.map(({ text }) => text);
}

/** Lines one below the other. */
function column(x: number, y: number, lines: readonly string[]): PlacedText[] {
  return lines.map((line, index) => at(x, y + index * 12, line));
}

const left = [
  'The first column begins and goes',
  'on with a second line of words',
  'and a third one, which has an',
  'end in the middle of a sen-',
];
const right = [
  'tence that the second one ends.',
  'Then it says something more of',
  'what was found, in one line and',
  'in another one that is its last.',
];

describe('the order in which a page is read', () => {
  it('is column after column, each from the top down', () => {
    expect(read(page([...column(320, 100, right), ...column(60, 100, left)]))).toEqual([...left, ...right]);
  });

  it('goes on below what stands across both columns', () => {
    const wide = at(
      60,
      80,
      'A line that stands across the whole page, from its left edge to its right edge, and is read first of all',
    );
    expect(read(page([...column(60, 100, left), wide, ...column(320, 100, right)]))).toEqual([
      wide.text,
      ...left,
      ...right,
    ]);
  });

  it('keeps a blank within columns from parting them', () => {
    const [upper, lower] = [left.slice(0, 2), left.slice(2)];
    const [upperRight, lowerRight] = [right.slice(0, 2), right.slice(2)];
    const texts = [
      ...column(60, 100, [...upper, ...left]),
      ...column(320, 100, [...upperRight, ...right]),
      ...column(60, 220, lower),
      ...column(320, 220, lowerRight),
    ];
    expect(read(page(texts))).toEqual([...upper, ...left, ...lower, ...upperRight, ...right, ...lowerRight]);
  });

  it('reads three columns one after the other', () => {
    const columns = [0, 1, 2].map((number) => left.map((line) => `${number} ${line.slice(0, 20).trim()}`));
    const texts = columns.flatMap((lines, number) => column(40 + number * 180, 100, lines));
    expect(read(page(texts))).toEqual(columns.flat());
  });

  it('reads what is above a figure across both columns before what is below it', () => {
    const caption = at(
      60,
      170,
      'Figure 1. What was found in all gardens of the city, with sensors and without them, by month',
      { size: 9 },
    );
    const texts = [
      ...column(60, 100, left),
      ...column(320, 100, right),
      caption,
      ...column(60, 200, left),
      ...column(320, 200, right),
    ];
    expect(read(page(texts))).toEqual([...left, ...right, caption.text, ...left, ...right]);
  });

  it('reads one column as it stands', () => {
    expect(read(page(column(60, 100, [...left, ...right])))).toEqual([...left, ...right]);
  });
});

describe('what belongs to the page', () => {
  it('leaves line numbers out, and numbers of the text in', () => {
    const texts = left.flatMap((line, index) => [
      at(40, 100 + index * 12, String(index + 7), { width: 8 }),
      at(60, 100 + index * 12, line),
    ]);
    expect(read(page([...texts, at(60, 160, '12 of them had none')]))).toEqual([
      ...left,
      '12 of them had none',
    ]);
  });

  it('leaves running heads, feet and page numbers out, and tells them apart', () => {
    const pages = [1, 2].map((number) =>
      page([
        at(60, 40, `J Nap Res 2024;7:${number}`, { size: 8 }),
        ...column(60, 100, left),
        at(300, 770, String(number)),
      ]),
    );
    const document = linesOfPages(pages, null);
    expect(document.lines.map(({ text }) => text)).toEqual([...left, ...left]);
    expect(document.margins).toEqual(['J Nap Res 2024;7:1', '1', 'J Nap Res 2024;7:2', '2']);
  });

  it('leaves footnotes out, and small text that is none in', () => {
    const note = at(60, 700, '* Corresponding author: ada@example.org', { size: 8 });
    const small = at(60, 300, 'Set in small letters, and part of the text all the same', { size: 8 });
    expect(read(page([...column(60, 100, left), small, ...column(60, 640, right), note]))).toEqual([
      ...left,
      small.text,
      ...right,
    ]);
  });

  it('keeps raised and lowered signs with their words', () => {
    const texts = [
      at(60, 100, 'Emissions of CO', { width: 70 }),
      at(130, 102, '2', { size: 6, width: 3 }),
      at(134, 100, ' fell by 3%.', { width: 60 }),
      at(194, 96, '4,5', { size: 6, width: 8 }),
    ];
    expect(read(page(texts))).toEqual(['Emissions of CO<sub>2</sub> fell by 3%.<sup>4,5</sup>']);
  });

  it('gives what is written up the side of the page apart', () => {
    expect(linesOfPages([page(column(60, 100, left), ['arXiv:2401.01234v2'])], null).margins).toEqual([
      'arXiv:2401.01234v2',
    ]);
  });
});
