import { parts as engineParts } from '../hostile-texts.ts';

/** What a text is made of, over and over; a function where no two pieces are the same, so that nothing is remembered. */
export type Part = string | ((at: number) => string);

/** Each sign alone: what patterns repeat, pair, escape or trim. */
const signs = [
  ...'.,-()[]{}<>&"\'%$/\\|*_~=+#@!?:;^`°–—…’“”•0a',
  'A',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '🙂',
  'e\u0301',
  '\u0301',
  'ﬁ',
  'İ',
  'é',
  '漢',
];

/** A letter for every digit: words that are all different and hold no digit. */
function lettersOf(at: number): string {
  return at
    .toString(26)
    .replace(/./g, (digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)] ?? '');
}

/** Kinds of words and signs, without a full stop that ends a sentence unless it is named so. */
const kinds: Readonly<Record<string, Part>> = {
  'one word': 'attention',
  words: 'attention nurses vigilance night ',
  'words that differ': (at) => `word${lettersOf(at)} `,
  names: 'NASA EU WHO ',
  'names that differ': (at) => `Name${lettersOf(at)} `,
  'acronyms that differ': (at) => `${lettersOf(at).toUpperCase()}X `,
  'acronyms in brackets': (at) => `network of ${lettersOf(at)} things (N${lettersOf(at).toUpperCase()}T) `,
  'capital letters': 'A B C D ',
  denials: 'no effect not improve ',
  'denials and nor': 'neither improved nor did not fall without ',
  numbers: (at) => `${(at * 7) % 997} `,
  'numbers that differ': (at) => `${at}.${at % 7} `,
  shares: (at) => `${(at * 7) % 97}% `,
  'numbers with units': (at) => `${(at * 7) % 997} mg and `,
  'numbers of groups': 'more than 23% versus 17% of 200 ',
  ranges: 'from 23% to 45% ',
  ratios: '1 in 3 of 200/400 ',
  'numbers in words': 'twenty-three of two hundred ',
  intervals: '(95% CI 0.8 to 2.2; p < 0.001) ',
  dates: '12 May 2020 ',
  brackets: '(NASA ( EU [ ',
  'closed brackets': '(a) [b] {c} ',
  'nested brackets': '((((a',
  hedges: 'may might could suggest possibly ',
  certainty: 'proves always never causes cures ',
  causes: 'causes leads to because of due to ',
  directions: 'increased lower higher fewer ',
  'compared directions': 'higher than before but lower than after ',
  correlations: 'correlated with and associated with ',
  populations: 'patients women children mice adults ',
  praise: 'groundbreaking revolutionary unprecedented ',
  quotations: '"a said" “b” ',
  'open quotations': '“a said ',
  headings: 'Results: Methods: ',
  'headings in lines': 'Results\nMethods\n',
  'glued headings': 'at work.ResultsIn ',
  'bare headings': 'Results We found Methods In ',
  addresses: 'https://a.bc/d?e=f ',
  'glued addresses': 'https://a.bc/d',
  'bare addresses': 'a.com b.org ',
  'an address without an end': 'www.a-',
  hyphens: 'low-dose high-grade ',
  'a long compound': 'well-',
  'hyphens at line ends': 'some-\nthing ',
  tags: '@a #b ',
  'a run of tags': '#ab#cd',
  abbreviations: 'e.g. i.e. vs. ',
  initials: 'J. A. B. ',
  sentences: (at) => `Nurses of ward ${lettersOf(at)} made ${at} errors. `,
  'short sentences': (at) => `Is ${lettersOf(at)}. `,
  'named sentences': (at) => `NASA ${lettersOf(at)} no effect 5%. `,
  copies: 'Nurses who napped made 23% fewer errors ',
  lists: '\n- item ',
  'numbered lists': '\n1. item ',
  'lines of words': 'NASA EU\n',
  semicolons: 'a rose; b fell; ',
  clauses: 'which rose, and that fell, but ',
  latex: '$\\alpha_{1}$ ',
  'open latex': '\\frac{',
  superscripts: 'x^{2} 10⁴ ',
  entities: '&lt;&amp;amp;&#60;',
  tagged: '<p>a</p><b>',
  'open tags': '<a href="',
  'tags in tags': '<sup><sub>',
  CDATA: '<![CDATA[',
  comments: '<!--',
  'emoji and names': 'NASA🙂',
  'combining letters': 'a\u0301b\u0308 ',
  markdown: '**a** __b__ `c` [d](e) ',
  'open markdown': '![a](',
  placeholders: '{link} [link] {doi: ',
  'calls to read': 'Read on: ',
  emails: 'a.b@c.de ',
  'an address of mail': 'a@a.',
  DOIs: '10.1234/abc(def) ',
  'DOIs in lines': '10.1234/abc\n',
  symbols: 'A/RES/70/1 ',
  patents: 'US 1,234,567 B2 ',
  cells: 'a,b\n',
  'quoted cells': '"a""b",',
  'spaces at line ends': 'a \n ',
  'escaped JSON': '\\"',
  arrays: '[[',
  objects: '{"a":',
};

/** Every part by a name that says what it is. */
export const hostileParts: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(signs.map((sign) => [`sign ${JSON.stringify(sign)}`, sign])),
  ...Object.fromEntries(engineParts.map((part) => [`part ${JSON.stringify(part)}`, part])),
  ...kinds,
};

/** A part over and over, `length` characters of it; pieces that differ are those from the number `from` on. */
export function textOf(part: Part, length: number, from = 1): string {
  if (typeof part === 'string') return part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const pieces: string[] = [];
  let size = 0;
  for (let at = from; size < length; at += 1) {
    const piece = part(at);
    pieces.push(piece);
    size += piece.length;
  }
  return pieces.join('').slice(0, length);
}
