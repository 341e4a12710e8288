import { paper } from './paper.ts';

/** A layout as HTML for a browser to print. Sizes in points on paper of 595 by 842. */
export interface Layout {
  readonly html: string;
  readonly head?: string;
  readonly foot?: string;
}

const paragraphs = (list: readonly string[]): string => list.map((one) => `<p>${escaped(one)}</p>`).join('');
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const names = paper.authors.map((name, at) => `${name}<sup>${at + 1}</sup>`).join(', ');
const places =
  '<p class="place"><sup>1</sup>Department of Water, University of Somewhere, <sup>2</sup>Institute of Roofs, Elsewhere</p>';
const references = `<h2>References</h2>${paper.references.map((one) => `<p class="small">${one}</p>`).join('')}`;
const sections = (numbered: boolean): string =>
  [
    ['Introduction', paragraphs(paper.introduction)],
    ['Methods', paragraphs(paper.methods)],
    ['Results', paragraphs(paper.results)],
    ['Limitations', paragraphs([paper.limits])],
    ['Conclusions', paragraphs([paper.conclusions])],
  ]
    .map(([name, text], at) => `<h2>${numbered ? `${at + 1}. ` : ''}${name}</h2>${text}`)
    .join('') + references;

const page = (
  style: string,
  body: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  body { font: 10pt/1.25 "Liberation Serif"; margin: 0; font-variant-ligatures: common-ligatures; text-align: justify; }
  p { margin: 0; text-indent: 1em } h1 { font-size: 17pt; text-align: left; margin: 0 0 8pt } h2 { font-size: 11.5pt; margin: 9pt 0 3pt }
  sup { font-size: 65% } .small { font-size: 8pt } .place { font-size: 8pt; text-indent: 0; margin: 4pt 0 10pt; text-align: left }
  .names { text-indent: 0; font-size: 11pt; text-align: left } .two { columns: 2; column-gap: 18pt; hyphens: auto }
  ${style}</style><body>${body}</body></html>`;

const top = `<h1>${paper.title}</h1><p class="names">${names}</p>${places}`;
const abstract = escaped(paper.abstract);
/** With the letters that typesetters join as one sign. */
const withLigatures = abstract
  .replaceAll('ffi', 'f\ufb01')
  .replaceAll('fi', '\ufb01')
  .replaceAll('fl', '\ufb02');
/** With places at which words may be parted. */
const mayBreak = abstract.replace(/\p{L}{4}(?=\p{L}{4})/gu, '$&\u00ad');
const running = `<div style="font-size:8pt;width:100%;padding:0 20mm;font-family:Liberation Serif">${paper.journal} 2024;7:123&ndash;131 &nbsp; doi: ${paper.doi}</div>`;
const numbers =
  '<div style="font-size:8pt;width:100%;text-align:center;font-family:Liberation Serif"><span class="pageNumber"></span></div>';

export const layouts: Readonly<Record<string, Layout>> = {
  'one-column': {
    html: page(
      '',
      `${top}<h2>Abstract</h2><p>${abstract}</p><p><b>Keywords:</b> roofs; water; floods</p>${sections(true)}`,
    ),
    head: running,
    foot: numbers,
  },
  'two-columns': {
    html: page('', `${top}<div class="two"><h2>Abstract</h2><p>${mayBreak}</p>${sections(false)}</div>`),
    head: running,
    foot: numbers,
  },
  'wide-abstract': {
    html: page(
      '.abs { margin: 0 30pt 12pt; font-size: 9pt; hyphens: auto }',
      `${top}<div class="abs"><b>ABSTRACT</b><p>${withLigatures}</p><p>Keywords: roofs, water</p></div><div class="two">${sections(true)}</div>`,
    ),
    head: running,
    foot: numbers,
  },
  'abstract-over-columns': {
    html: page(
      '.two { height: 330pt; column-fill: auto } .lead { font-weight: bold; font-size: 9pt } .foot { margin-top: 60pt; font-size: 7.5pt; border-top: .5pt solid; width: 45% ; text-indent: 0}',
      `${top}<div class="two"><h2>I. Roofs</h2><p>${escaped(paper.introduction[0])}</p><p>${escaped(paper.introduction[1])}</p><p>${escaped(paper.introduction[2])}</p><p class="lead">Abstract&mdash;${abstract}</p><p>Index Terms&mdash;roofs, water</p></div><p class="foot"><sup>*</sup>Corresponding author: ada@example.org. This work was paid for by nobody.</p><div style="break-before:page" class="two">${sections(false)}</div>`,
    ),
  },
  'side-by-side': {
    html: page(
      'h1, h2 { font-weight: normal } .row { display: flex; gap: 24pt; border-top: .5pt solid; border-bottom: .5pt solid; padding: 6pt 0; margin-bottom: 10pt } .row > div:first-child { width: 120pt; font-size: 8pt; text-align: left } .row > div + div { flex: 1; font-size: 9pt } h3 { letter-spacing: 0; font-size: 8pt; font-weight: normal; margin: 0 0 4pt }',
      `<p class="names">${paper.journal} 7 (2024) 123&ndash;131</p>${top}<div class="row"><div><h3>A R T I C L E&nbsp; I N F O</h3>Article history:<br>Received 3 May 2023<br>Accepted 1 March 2024<br><br>Keywords:<br>Roofs<br>Water<br>Floods<br>Sensors</div><div><h3>A B S T R A C T</h3>${abstract}</div></div><div class="two">${sections(true)}</div>`,
    ),
    foot: numbers,
  },
  'bold-opening': {
    html: page(
      'body { padding-left: 24pt } .stamp { position: absolute; left: 0; top: 420pt; font-size: 14pt; transform: rotate(-90deg); transform-origin: 0 0 } .two { margin-top: 10pt }',
      `<div class="stamp">arXiv:2401.01234v2 [physics.soc-ph] 3 Jan 2024</div>${top}<p style="font-weight:bold;text-indent:0">${abstract}</p><div class="two">${paragraphs(paper.introduction)}${sections(false).replace(/<h2>Introduction<\/h2>/, '')}</div>`,
    ),
    foot: numbers,
  },
};
