import { encodeHTML } from 'entities';
import { symbolFont } from '#domain/intake/symbol-font.ts';

/** A way in which a text is damaged between a paper and a form. `next` gives numbers from 0 up to 1. */
export type Damage = (text: string, next: () => number) => string;

const pick = <One>(list: readonly One[], next: () => number): One =>
  list[Math.floor(next() * list.length)] as One;

/** Lines of a printed page. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function decodedAs(text: string, page: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (sign) =>
    new TextDecoder(page).decode(new TextEncoder().encode(sign)),
  );
}

const inSymbolFont = new Map(
  Array.from(
    { length: 224 },
    (_, at) => [symbolFont(at + 32) ?? '', String.fromCharCode(0xf020 + at)] as const,
  ).filter(([sign]) => /[^\p{ASCII}]/u.test(sign)),
);

const heads = [
  'arXiv:2311.16162v2 (cs)',
  '[Submitted on 3 Dec 2023 (v1), last revised 5 May 2024 (this version, v2)]',
  'Open Access | Published: 3 May 2020 | 12k Accesses | 34 Citations',
  'Downloaded from https://academic.example/article/1 by guest on 3 May 2020',
  'Download PDF',
  'J Nap Res 2020;12:3–9',
  'https://doi.org/10.1234/abcd.5678',
  'Received: 3 May 2020; Accepted: 9 June 2020',
  'ISSN 1234-5678',
];
const feet = [
  '© 2020 The Authors. Published by Elsevier Ltd. All rights reserved.',
  'Keywords: naps; nurses; errors',
  'Competing Interest Statement\nThe authors have declared no competing interest.',
  'Funding Statement\nThis study did not receive any funding.',
  'Comments: 12 pages, 3 figures, accepted at NapConf 2024\nSubjects: Machine Learning (cs.LG)',
  'Corresponding author: ada.doe@example.org',
  'You have full access to this open access article\nDownload PDF',
  'bioRxiv preprint doi: https://doi.org/10.1101/2020.01.01; this version posted May 3, 2020.',
];

/** Words and signs of a text that are damaged, one in `every`. */
const some =
  (pattern: RegExp, every: number, by: (found: string, next: () => number) => string): Damage =>
  (text, next) =>
    text.replace(pattern, (found) => (next() < 1 / every ? by(found, next) : found));

/** Ways in which texts come, by what they are called. The clean text is what a person meant. */
export const damages: Readonly<Record<string, Damage>> = {
  'numbers at the lines of a manuscript': (text, next) => {
    const first = Math.floor(next() * 400) + 1;
    const lines = ['Abstract', ...wrapped(text, 70)];
    const every = lines.length > 20 ? pick([1, 1, 5], next) : 1;
    const gap = pick([' ', '  ', '\n'], next);
    return lines
      .map((line, at) => ((first + at) % every === 0 ? `${first + at}${gap}${line}` : line))
      .join('\n');
  },
  'soft breaks': some(/(?<=[\p{Ll},]) (?=\p{Ll})/gu, 12, (_, next) => pick(['\v', '\f', '\u2028'], next)),
  'signs of the Symbol font': (text) =>
    text.replace(/[^\p{ASCII}]/gu, (sign) => inSymbolFont.get(sign) ?? sign),
  'UTF-8 in Windows 1252': (text) => decodedAs(text, 'windows-1252'),
  'UTF-8 in Windows 1252, twice': (text) => decodedAs(decodedAs(text, 'windows-1252'), 'windows-1252'),
  'UTF-8 in a Macintosh code page': (text) => decodedAs(text, 'macintosh'),
  'signs of direction': some(/(?<=\s)\p{L}/gu, 15, (letter, next) =>
    pick(['\u202e', '\u202a', '\u2067', '\u200f', '\u2068'], next).concat(letter),
  ),
  'signs that are not seen': some(
    /(?<=\p{L})\p{L}/gu,
    20,
    (letter, next) => pick(['\u200b', '\u00ad', '\ufeff'], next) + letter,
  ),
  'entities by name': (text) => encodeHTML(text).replaceAll('&NewLine;', '\n'),
  'entities by number': (text) => text.replace(/[^\p{ASCII}]|[<>&]/gu, (sign) => `&#${sign.codePointAt(0)};`),
  'entities, escaped twice': (text) =>
    encodeHTML(text).replaceAll('&NewLine;', '\n').replaceAll('&', '&amp;'),
  HTML: (text, next) =>
    `<div class="abstract"><p>${some(/\p{L}{4,}/gu, 15, (word) => pick([`<b>${word}</b>`, `<i>${word}</i><!-- a note -->`, `<span style="x:y">${word}</span>`], next))(escaped(text), next)}</p></div>`,
  'JATS, wrapped by its file': (text) =>
    `<jats:p>\n  ${wrapped(escaped(text), 60).join('\n    ')}\n</jats:p>`,
  Markdown: some(/(?<![\p{L}\p{N}$-])\p{L}{4,}(?![\p{L}\p{N}-])/gu, 15, (word, next) =>
    pick(
      [`**${word}**`, `*${word}*`, `__${word}__`, `\`${word}\``, `[${word}](https://example.org/a)`],
      next,
    ),
  ),
  'LaTeX of a source': (text, next) =>
    some(
      /(?<![\p{L}\p{N}.,$])\d+(?:\.\d+)?(?![\p{N}\p{L}.,%])/gu,
      3,
      (number) => `$${number}$`,
    )(
      text
        .replace(/(?<=\d)%/g, '\\%')
        .replaceAll('é', "\\'e")
        .replaceAll('≤', '$\\leq$'),
      next,
    ),
  'raised references': some(/(?<=\p{Ll}{4}[.,])(?= \p{L})/gu, 3, (_, next) =>
    pick(['<sup>1</sup>', '<sup>2,3</sup>', '⁴', '⁵⁻⁷'], next),
  ),
  'what stands around a page': (text, next) =>
    [pick(heads, next), pick(heads, next), 'Abstract', text, pick(feet, next), pick(feet, next)].join('\n'),
};
