import { paper } from './paper.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const p = (text: string, style = 'Standard'): string => `<text:p text:style-name="${style}">${text}</text:p>`;
const h = (text: string): string =>
  `<text:h text:style-name="Heading_20_1" text:outline-level="1">${text}</text:h>`;
const note = (at: number, text: string): string =>
  `<text:note text:note-class="footnote" text:id="n${at}"><text:note-citation>${at}</text:note-citation><text:note-body>${p(text, 'Footnote')}</text:note-body></text:note>`;

export interface WordLayout {
  readonly title: string;
  readonly abstract: string;
  readonly lineNumbers?: boolean;
  readonly double?: boolean;
  readonly heads?: boolean;
  readonly filler?: number;
  /** Headings in the letters of the text, only larger. */
  readonly light?: boolean;
}

/** Where footnotes hang in the abstract. */
const noted = escaped(paper.abstract)
  .replace(
    'stormwater,',
    `stormwater,${note(1, 'Water that runs off sealed soils. Its efficient use is another matter.')}`,
  )
  .replace(
    'winter.',
    `winter.${note(2, 'From December to February, as the office for weather counts them.')}`,
  );

const structured: readonly (readonly [string, string])[] = (() => {
  const sentences = paper.abstract.split(/(?<=\.) (?=[A-Z])/);
  return [
    ['Background', sentences.slice(0, 1).join(' ')],
    ['Methods', sentences.slice(1, 2).join(' ')],
    ['Results', sentences.slice(2, 6).join(' ')],
    ['Conclusions', sentences.slice(6).join(' ')],
  ];
})();

export const wordLayouts: Readonly<Record<string, WordLayout>> = {
  'line-numbers': {
    title: 'Title',
    abstract: h('Abstract') + p(escaped(paper.abstract)),
    lineNumbers: true,
    double: true,
    light: true,
  },
  footnotes: { title: 'Title', abstract: h('Abstract') + p(noted), heads: true, light: true },
  structured: {
    title: 'Title',
    abstract:
      h('Abstract') +
      structured
        .map(([name, text]) => p(`<text:span text:style-name="Bold">${name}:</text:span> ${escaped(text)}`))
        .join(''),
    heads: true,
  },
  'over-a-page': {
    title: 'Title',
    abstract: h('Summary') + p(escaped(paper.abstract)),
    heads: true,
    filler: 27,
    light: true,
  },
};

/** A flat OpenDocument file of the paper, which LibreOffice turns into PDF and Word. */
export function flatDocument({
  title,
  abstract,
  lineNumbers = false,
  double = false,
  heads = false,
  filler = 0,
  light = false,
}: WordLayout): string {
  const names = paper.authors
    .map((name, at) => `${name}<text:span text:style-name="Sup">${at + 1}</text:span>`)
    .join(', ');
  const places = Array.from({ length: filler }, (_, at) =>
    p(`Department of Water number ${at + 1}, University of Somewhere`),
  ).join('');
  const section = (name: string, texts: readonly string[]): string =>
    h(name) + texts.map((one) => p(escaped(one))).join('');
  const head = heads
    ? `<style:header>${p(`Morales et al. ${paper.journal} 7 (2024)`, 'Header')}</style:header><style:footer>${p('<text:page-number/>', 'Footer')}</style:footer>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>
<style:style style:name="Standard" style:family="paragraph"><style:paragraph-properties fo:line-height="${double ? '200%' : '115%'}" fo:margin-bottom="0.08in"/><style:text-properties style:font-name="Liberation Serif" fo:font-family="'Liberation Serif'" fo:font-size="11pt" fo:language="en" fo:country="GB"/></style:style>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="18pt" fo:font-weight="${light ? 'normal' : 'bold'}"/></style:style>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="13pt" fo:font-weight="${light ? 'normal' : 'bold'}"/></style:style>
<style:style style:name="Header" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="9pt"/></style:style>
<style:style style:name="Footer" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="9pt"/></style:style>
<style:style style:name="Footnote" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="9pt"/></style:style>
<text:linenumbering-configuration text:number-lines="${lineNumbers}" text:increment="1" style:num-format="1" text:offset="0.2in" text:number-position="left"/>
<text:notes-configuration text:note-class="footnote" style:num-format="1" text:footnotes-position="page"/>
</office:styles>
<office:automatic-styles>
<style:style style:name="Sup" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="8.27in" fo:page-height="11.69in" fo:margin="0.8in"/><style:header-style><style:header-footer-properties fo:min-height="0.3in"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.3in"/></style:footer-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1">${head}</style:master-page></office:master-styles>
<office:body><office:text>${p(paper.title, title)}${p(names)}${p('Department of Water, University of Somewhere; Institute of Roofs, Elsewhere')}${places}${p(`doi: ${paper.doi}`)}${abstract}${section('Introduction', paper.introduction)}${section('Methods', paper.methods)}${section('Results', paper.results)}${section('Limitations', [paper.limits])}${section('Conclusions', [paper.conclusions])}${section('References', paper.references)}</office:text></office:body></office:document>`;
}
