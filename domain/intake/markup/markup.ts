import { decodeHTMLStrict } from 'entities';
import { isSectionName } from '../../language/section-names.ts';
import { loweredText, raisedText } from '../raised-text.ts';
import type { Edit, TracedText } from '../traced-text.ts';
import * as elements from './elements.ts';
import { mathText } from './math-text.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * HTML, JATS and MathML as text: paragraphs and points of lists on lines of their own, headings before what they head, formulas on the
 * line. A tag of no known name is markup only where it is closed, empty or has attributes: "<x>" may be meant.
 */
export function readMarkup(traced: TracedText): TracedText {
  if (!traced.text.includes('<')) return traced;
  const tokens = tokensOf(traced.text);
  return tokens.every(({ kind }) => kind === 'text')
    ? traced
    : traced.edit(new MarkupReader(traced.text, tokens).edits());
}

class MarkupReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  /** For each token, the first formula that opens at it or behind it, as MathML and as TeX. */
  readonly #nextMath: readonly number[];
  readonly #nextTex: readonly number[];
  readonly #hasBlocks: boolean;
  /** Behind a heading and the mark of an item nothing opens a paragraph. */
  #isHeaded = false;
  #lastWords = '';

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#nextMath = nextNamed(tokens, 'math');
    this.#nextTex = nextNamed(tokens, 'tex-math');
    this.#hasBlocks = tokens.some(
      ({ kind, name }) => kind === 'close' && (elements.blocks.has(name) || elements.points.has(name)),
    );
  }

  edits(): Edit[] {
    const edits: Edit[] = [];
    for (let index = 0; index < this.#tokens.length; index += 1) {
      const token = this.#tokens[index];
      if (token === undefined) break;
      if (token.kind === 'text') {
        edits.push(...this.#readText(token));
        continue;
      }
      const whole = token.pair > index ? this.#element(token, index) : null;
      const by = whole ?? this.#tag(token);
      if (by === null) continue;
      const last = whole === null ? token : (this.#tokens[token.pair] ?? token);
      if (whole !== null) index = token.pair;
      edits.push({ start: token.start, end: last.end, by });
    }
    return edits;
  }

  /** Line ends of a text in blocks are only how its file was wrapped. */
  #readText({ start, end }: Token): Edit[] {
    const text = this.#text.slice(start, end);
    if (text.trim() !== '') {
      this.#isHeaded = false;
      this.#lastWords = text.slice(-20);
    }
    if (!this.#hasBlocks) return [];
    return Array.from(text.matchAll(/(?<!\s)\s*\n\s*/g), ({ 0: gap, index }) => ({
      ...{ start: start + index, end: start + index + gap.length, by: ' ' },
    }));
  }

  /** What an element becomes as a whole; null where its parts are read one by one. */
  #element(token: Token, index: number): string | null {
    const { name } = token;
    if (elements.silent.has(name)) return '';
    if (elements.formulas.has(name)) return this.#formula(index);
    const isHeading = elements.headings.has(name);
    if (!isHeading && !elements.raised.has(name) && !elements.lowered.has(name)) return null;
    const words = this.#wordsIn(index);
    if (words === null) return null;
    if (elements.raised.has(name)) return raisedText(words);
    if (elements.lowered.has(name)) return loweredText(words);
    this.#isHeaded = true;
    return headingText(words);
  }

  /** The text of an element; null where another one with a form of its own is inside: that is read first, this in another round. */
  #wordsIn(index: number): string | null {
    const last = this.#tokens[index]?.pair ?? index;
    let words = '';
    for (let at = index + 1; at < last; at += 1) {
      const token = this.#tokens[at];
      if (token === undefined || (token.kind === 'open' && elements.hasForm(token.name))) return null;
      if (token.kind === 'text') words += this.#text.slice(token.start, token.end);
    }
    return decodeHTMLStrict(words);
  }

  /** A formula often comes twice, as MathML and as TeX: the MathML says it all. Null for what holds none. */
  #formula(index: number): string | null {
    const last = this.#tokens[index]?.pair ?? index;
    const inside = (at: number | undefined) => {
      const from = this.#tokens[at ?? -1];
      const to = this.#tokens[from?.pair ?? -1];
      return at === undefined || at > last || from === undefined || to === undefined ? null : { from, to };
    };
    const math = inside(this.#nextMath[index]);
    if (math !== null) return ` ${mathText(this.#text.slice(math.from.start, math.to.end))} `;
    const tex = inside(this.#nextTex[index]);
    if (tex === null) return null;
    const printed = decodeHTMLStrict(this.#text.slice(tex.from.end, tex.to.start));
    const body = /\\begin\{document\}(.*?)\\end\{document\}/s.exec(printed)?.[1] ?? printed;
    return ` $${body.replace(/\$/g, '').trim()}$ `;
  }

  /** An item is a line of its own that a mark opens and a stop ends, so that two are not read as one. */
  #point(kind: Token['kind']): string {
    if (kind === 'close') return /\p{L}[\p{L}\p{N}%)\]]\s*$/u.test(this.#lastWords) ? '.\n' : '\n';
    const isHeaded = this.#isHeaded;
    this.#isHeaded = true;
    return isHeaded ? '' : '\n• ';
  }

  /** What one tag becomes; null for one that stays. */
  #tag(token: Token): string | null {
    const { kind, name } = token;
    if (name === '') return '';
    if (isPhrase(token)) return null;
    if (elements.points.has(name)) return this.#point(kind);
    if (elements.lines.has(name)) return '\n';
    if (elements.blocks.has(name) || elements.headings.has(name)) return this.#isHeaded ? '' : '\n\n';
    if (elements.cells.has(name)) return ' ';
    const isKnown = elements.inline.has(name) || elements.silent.has(name) || elements.mathElement.test(name);
    return isKnown || isMarkup(token, this.#text.slice(token.start, token.end)) ? '' : null;
  }
}

/** The index of the next opening tag of a name that is closed, from each token on; undefined without one. */
function nextNamed(tokens: readonly Token[], wanted: string): number[] {
  const next: number[] = [];
  let latest: number | undefined;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.name === wanted && token.pair > at) latest = at;
    if (latest !== undefined) next[at] = latest;
  }
  return next;
}

/** A tag of no known name. */
function isMarkup({ hasPrefix, kind, pair }: Token, tag: string): boolean {
  return hasPrefix || kind === 'close' || pair >= 0 || tag.endsWith('/>') || /=["']/.test(tag);
}

/** "<b and c>": words that nobody gave a value are no attributes. */
function isPhrase({ attributes }: Token): boolean {
  const hasValue = [...attributes.values()].some((value) => value !== '');
  return (
    !hasValue &&
    [...attributes.keys()].some((key) => !/^(?:nowrap|hidden|disabled|checked|async|defer)$/.test(key))
  );
}

/** "\nAim: "; nothing for one that only says "Abstract", and a line of its own for a title. */
function headingText(words: string): string {
  const name = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.:–—-])[\s.:–—-]+$/, '');
  if (name === '' || isAbstractName(name)) return '\n';
  const printed = /^\p{Lu}[\p{Lu}\s&/,-]{2,}$/u.test(name)
    ? name.charAt(0) + name.slice(1).toLowerCase()
    : name;
  if (/[?!]$/.test(name)) return `\n${printed} `;
  const isTitle = name.split(' ').length > longestHeading && !isSectionName(name);
  return isTitle ? `\n${printed}\n\n` : `\n${printed}: `;
}

/** Words; what has more is a title. */
const longestHeading = 5;

/** True for a heading that says no more than that an abstract follows, in the languages that were met. */
export function isAbstractName(name: string): boolean {
  return abstractNames.has(name.toLowerCase().replace(/^(?:graphical|structured|english|author) /, ''));
}

const abstractNames: ReadonlySet<string> = new Set(
  'abstract abstracts summary resumen résumé resume resumo riassunto zusammenfassung kurzfassung аннотация резюме 摘要 抄録 要旨 초록 özet streszczenie sammendrag samenvatting'.split(
    ' ',
  ),
);
