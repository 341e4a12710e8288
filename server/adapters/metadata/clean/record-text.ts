import { isAbstractName } from '#domain/intake/markup/markup.ts';
import { cleanText } from '#domain/intake/take-in.ts';

/**
 * Text of a record as a reader should see it, whatever markup a service sent: JATS, MathML, HTML, also escaped once or
 * twice. Section headings stay as "Aim:", one section a line; a heading that only says "Abstract" goes. Only what is
 * markup is taken out: a "p < .001" stays.
 */
export function recordText(raw: string): string {
  return withoutAbstractLabel(linesOf(cleanText(wordSpaced(raw))));
}

/** As `recordText`, on one line: titles and names. */
export function recordLine(raw: string): string {
  return recordText(raw).replace(/\s+/g, ' ').trim();
}

/** Line breaks inside a paragraph are only how the file was wrapped; an empty line parts paragraphs. */
function wordSpaced(raw: string): string {
  return raw
    .replace(/\\n(?![a-z])/gi, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:\s*[\w.#-]+\s*\{[^{}]*\})+/, '')
    .replace(/(?<![^\S\n])[^\S\n]*\n[^\S\n]*\n\s*/g, '<br/>')
    .replace(/\s+/g, ' ');
}

/** Markup between two sentences is sometimes all that parted them: "policy.This". */
const gluedSentence = /\p{Ll}{3}[.!?](?=\p{Lu}\p{Ll}+\s)/gu;

/** A paragraph a line. */
function linesOf(text: string): string {
  return text
    .replace(/\n+/g, '\n')
    .replace(gluedSentence, '$& ')
    .replace(/:\n(?=\S)/g, ': ');
}

/** "Abstract." or "Abstract We…" before plain text; "Abstract interpretation is …" is a sentence of its own. */
function withoutAbstractLabel(text: string): string {
  const label = /^(\p{L}+)(?:\s*[.:–—-]\s*|\n\s*|\s+(?=\p{Lu}))/u.exec(text);
  return label?.[1] !== undefined && isAbstractName(label[1]) ? text.slice(label[0].length) : text;
}
