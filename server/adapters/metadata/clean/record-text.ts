import { decodeHTMLStrict } from 'entities';
import { resolveLatex } from '#domain/language/latex.ts';
import { markdownAsMarkup } from './markdown.ts';
import { mathText } from './math-text.ts';
import { loweredText, raisedText } from './raised-text.ts';

/**
 * Text of a record as a reader should see it, whatever markup a service sent: JATS, MathML, HTML, also escaped once or
 * twice. Section headings stay as "Aim:", one section a line; a heading that only says "Abstract" goes. Only what is
 * markup is taken out: a "p < .001" stays.
 */
export function recordText(raw: string): string {
  let text = wordSpaced(markdownAsMarkup(raw));
  for (let round = 0; round < rounds; round += 1) {
    const before = text;
    text = decodeHTMLStrict(withoutMarkup(text));
    if (text === before) break;
  }
  return withoutAbstractLabel(linesOf(withHeadings(resolveLatex(withoutMarkup(text)))));
}

/** As `recordText`, on one line: titles and names. */
export function recordLine(raw: string): string {
  return recordText(raw).replace(/\s+/g, ' ').trim();
}

/** Escaped text in escaped text is met; three times it was never. */
const rounds = 3;
/** Stand around a heading until all markup is gone. */
const [opens, closes] = ['\uE000', '\uE001'] as const;

/** Line breaks inside a paragraph are only how the file was wrapped; an empty line parts paragraphs. */
function wordSpaced(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\uE000\uE001]/g, '')
    .replace(/\\n(?![a-z])/gi, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![^\S\n])[^\S\n]*\n[^\S\n]*\n\s*/g, '<br/>')
    .replace(/\s+/g, ' ');
}

function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  const closed = new Set(Array.from(text.matchAll(closingTag), ([, name = '']) => name));
  return withoutSpans(
    withoutSpans(withoutComments(text), scriptOpening, () => ''),
    formulaOpening,
    formulaText,
  )
    .replace(/<!\[CDATA\[|\]\]>|<\?[\w-]+[^<>]*\?>/gs, '')
    .replace(/^(?:\s*[\w.#-]+\s*\{[^{}]*\})+/, '')
    .replace(innermost('sup|superscript'), (_, body: string) => raisedText(body))
    .replace(innermost('sub|subscript'), (_, body: string) => loweredText(body))
    .replace(innermost('title|h[1-6]'), (_, body: string) => `\n${opens}${body}${closes}`)
    .replace(tagPattern, (tag: string, name: string, attributes: string) =>
      tagText(tag, name, attributes, closed),
    );
}

function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    kept += text.slice(from, start);
    from = end + 3;
  }
  return kept + text.slice(from);
}

/** Puts something in place of every element that such a tag opens, up to the first tag that closes it: all of those are looked up once. */
function withoutSpans(text: string, opening: RegExp, by: (element: string) => string): string {
  const first = opening.exec(text);
  if (first === null) return text;
  const closings = Map.groupBy(text.matchAll(closingTag), ([, name = '']) => name.toLowerCase());
  let made = '';
  let from = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(new RegExp(opening, 'gi'))) {
    if (index < from) continue;
    const closing = closings.get(name.toLowerCase()) ?? [];
    const next = closing[placeFrom(closing, index + tag.length)];
    if (next === undefined) continue;
    const end = next.index + next[0].length;
    made += text.slice(from, index) + by(text.slice(index, end));
    from = end;
  }
  return made + text.slice(from);
}

/** The place of the first of ascending matches that is not before `least`. */
function placeFrom(matches: readonly { readonly index: number }[], least: number): number {
  let [from, to] = [0, matches.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((matches[middle]?.index ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

const prefix = '(?:[a-z][\\w-]*:)?';
const attributesPattern = '(?:\\s+[\\w:.-]+(?:\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'<>]+))?)*';
const tagPattern = new RegExp(`<\\/?${prefix}([a-z][\\w.-]*)(${attributesPattern})\\s*\\/?>`, 'gi');
const closingTag = /<\/([a-z][\w.:-]*)>/gi;
const scriptOpening = /<(script|style)\b[^<>]*>/i;
const formulaOpening = new RegExp(
  `<(${prefix}(?:inline-formula|disp-formula|alternatives|math|tex-math|inlineequation))\\b[^<>]*>`,
  'i',
);

/** Tags with no tag inside but emphasis. */
function innermost(names: string): RegExp {
  return new RegExp(
    `<${prefix}(?:${names})${attributesPattern}\\s*>((?:(?!<\\/?${prefix}(?:${names})\\b).)*?)<\\/${prefix}(?:${names})\\s*>`,
    'gis',
  );
}

/** A formula often comes twice, as MathML and as TeX: the MathML says it all. */
function formulaText(markup: string): string {
  const math = /<((?:[a-z][\w-]*:)?math)\b.*?<\/\1>/is.exec(markup)?.[0];
  if (math !== undefined) return ` ${mathText(decodedEntities(math))} `.replace(/ {2,}/g, ' ');
  const tex = /<((?:[a-z][\w-]*:)?tex-math)\b[^<>]*>(.*?)<\/\1>/is.exec(markup)?.[2];
  if (tex === undefined)
    return markup.replace(
      /<[^<>]*\b(?:inline-formula|disp-formula|alternatives|inlineequation)\b[^<>]*>/gi,
      '',
    );
  const body = /\\begin\{document\}(.*?)\\end\{document\}/s.exec(tex)?.[1] ?? tex;
  return ` $${body.replace(/\$/g, '').trim()}$ `;
}

/** XML knows five names only; MathML uses HTML's. The five stay, or they would become markup. */
function decodedEntities(markup: string): string {
  return markup.replace(/&(?!(?:lt|gt|amp|quot|apos);)\w+;/g, (entity) => decodeHTMLStrict(entity));
}

/** Names of elements of HTML, JATS and Springer's A++ that abstracts and titles were seen to hold. */
const inline = new Set(
  'i b em strong italic bold span u sc scp smallcaps small big font a ext-link uri email xref styled-content underline overline monospace roman sans-serif strike s inline-graphic graphic image img inline-supplementary-material named-content content abbrev sup sub subscript superscript emphasis inline-formula formula label tt code q cite mark abbr acronym def-list term def math tex-math related-article related-object object-id institution institution-wrap private-char fn break target ce:sup ce:inf inf xocs'.split(
    ' ',
  ),
);
const blocks = new Set(
  'p sec div br list list-item ul ol li dl dt dd table table-wrap table-wrap-foot thead tbody tfoot tr caption abstract abstracttext abstractsection para simplepara section disp-formula disp-quote boxed-text fig body html head article hr blockquote pre title h1 h2 h3 h4 h5 h6 heading trans-abstract kwd-group'.split(
    ' ',
  ),
);

function tagText(tag: string, name: string, attributes: string, closed: ReadonlySet<string>): string {
  const known = name.toLowerCase();
  // An item is a line of its own that a mark opens: items seldom end with a stop.
  if (known === 'li' || known === 'list-item') return tag.startsWith('</') ? '\n' : '\n• ';
  if (blocks.has(known)) return '\n';
  if (known === 'td' || known === 'th') return ' ';
  if (inline.has(known) || /^(?:m[a-z]+|semantics|annotation)$/.test(known)) return '';
  // A name of nobody's list is markup where it is closed or has attributes; else it may be "<x>" of the text itself.
  const isMarkup =
    /^<\/?[a-z][\w-]*:|\/>$/i.test(tag) ||
    attributes.includes('="') ||
    tag.startsWith('</') ||
    closed.has(name);
  return isMarkup ? '' : tag;
}

const abstractNames =
  /^(?:graphical |structured |english |author )?(?:abstract|abstracts|summary|resumen|résumé|resume|resumo|riassunto|zusammenfassung|kurzfassung|аннотация|резюме|摘要|抄録|要旨|초록|özet|streszczenie|sammendrag|samenvatting)$/iu;

/** Turns the kept headings into "Heading: ", those that only say "Abstract" into nothing. */
function withHeadings(text: string): string {
  return text.replace(
    new RegExp(`${opens}([^${opens}${closes}]*)${closes}\\s*:?`, 'gu'),
    (_, heading: string) => {
      const name = heading
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[\s:.–—-]+$/, '');
      if (name === '' || abstractNames.test(name)) return '\n';
      return `\n${/^\p{Lu}[\p{Lu}\s&/,-]{2,}$/u.test(name) ? sentenceCase(name) : name}: `;
    },
  );
}

function sentenceCase(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** Markup between two sentences is sometimes all that parted them: "policy.This". */
const gluedSentence = /\p{Ll}{3}[.!?](?=\p{Lu}\p{Ll}+\s)/gu;

function linesOf(text: string): string {
  return text
    .replace(new RegExp(`[${opens}${closes}]`, 'gu'), '')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/•\s*(?:\n|• ?|$)\s*/g, '• ')
    .split('\n')
    .map((line) =>
      line
        .replace(/ +([,;.])(?=\s|$)/g, '$1')
        .replace(gluedSentence, '$& ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(:)\n(?=\S)/g, (_, colon: string) => `${colon} `)
    .normalize('NFC')
    .trim();
}

/** "Abstract." or "Abstract We…" before plain text; "Abstract interpretation is …" is a sentence of its own. */
function withoutAbstractLabel(text: string): string {
  const label = /^(\p{L}+)(?:\s*[.:–—-]\s*|\n\s*|\s+(?=\p{Lu}))/u.exec(text);
  return label?.[1] !== undefined && abstractNames.test(label[1]) ? text.slice(label[0].length) : text;
}
