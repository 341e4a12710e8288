import { decodeHTMLStrict } from 'entities';
import { loweredText, raisedText } from '../raised-text.ts';
import { type Token, tokensOf } from './tokens.ts';

/** MathML as a line of text: "x²", "a/b", "√(x)", "[3, 20]". Its TeX annotation is left out: the same is said twice. */
export function mathText(markup: string): string {
  return written(readElement(markup, tokensOf(markup)))
    .replace(/\s+/g, ' ')
    .trim();
}

interface MathNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (MathNode | string)[];
}

/** Deeper than any formula is nested; what is deeper is left out. */
const deepest = 200;

function readElement(markup: string, tokens: readonly Token[]): MathNode {
  const root: MathNode = { name: '', attributes: new Map(), children: [] };
  const open: MathNode[] = [root];
  for (const token of tokens) {
    const { kind, name, attributes, pair } = token;
    const top = open.at(-1) ?? root;
    const isKept = open.length <= deepest;
    if (kind === 'text' && isKept) top.children.push(textOf(markup, token));
    if (kind === 'close' && pair >= 0 && open.length > 1) open.pop();
    if (kind === 'text' || kind === 'close' || name === '' || (kind === 'open' && pair < 0)) continue;
    const node: MathNode = { name, attributes, children: [] };
    if (isKept) top.children.push(node);
    if (kind === 'open') open.push(node);
  }
  return root;
}

function textOf(markup: string, { start, end }: Token): string {
  return decodeHTMLStrict(markup.slice(start, end)).replace(invisible, '').replace(/\s+/g, ' ');
}

/** Signs that are there for machines: invisible times, function application, separators. */
const invisible = /[\u2061-\u2064\u200B]/g;

function written(node: MathNode | string): string {
  if (typeof node === 'string') return node;
  // Each child is read once: read twice at every level, a nested formula would double the work with every level.
  const parts = node.children.map((child) => ({
    text: written(child),
    isElement: typeof child !== 'string',
  }));
  const elements = parts.filter(({ isElement }) => isElement).map(({ text }) => text);
  const [first = '', second = '', third = ''] = elements;
  const all = parts.map(({ text }) => text).join('');
  switch (node.name) {
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
      return '';
    case 'msup':
      return first.trim() + raisedText(second);
    case 'msub':
    case 'munder':
      return first.trim() + loweredText(second);
    case 'msubsup':
    case 'munderover':
      return first.trim() + loweredText(second) + raisedText(third);
    case 'mmultiscripts':
      return scripts(node, elements);
    case 'mover':
      return first.trim();
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(all)}`;
    case 'mroot':
      return rootSign(second.trim()) + grouped(first);
    case 'mfenced':
      return fenced(node, elements);
    case 'mtr':
      return elements.map((cell) => cell.trim()).join(', ');
    case 'mtable':
      return elements.map((row) => row.trim()).join('; ');
    case 'mtext':
      return all;
    case 'mspace':
      return ' ';
    case 'mo':
      return spaced(all.trim());
    default:
      return apart(parts.map(({ text }) => text));
  }
}

/** Numbers that stand side by side are two. */
function apart(parts: readonly string[]): string {
  return parts.reduce((line, part) => line + (/\d$/.test(line) && /^\d/.test(part) ? ' ' : '') + part, '');
}

function rootSign(degree: string): string {
  return degree === '3'
    ? '∛'
    : degree === '4'
      ? '∜'
      : degree === '2' || degree === ''
        ? '√'
        : `${raisedText(degree)}√`;
}

/** "[3, 20]": the brackets and commas of the element, which are round ones and commas where none are named. */
function fenced({ attributes }: MathNode, elements: readonly string[]): string {
  const separators = [...(attributes.get('separators') ?? ',').replace(/\s/g, '')];
  const inner = elements.reduce((line, one, at) => {
    const sign = separators[Math.min(at - 1, separators.length - 1)] ?? '';
    return at === 0 ? one.trim() : `${line}${sign} ${one.trim()}`;
  }, '');
  return `${attributes.get('open') ?? '('}${inner}${attributes.get('close') ?? ')'}`;
}

/** "¹⁴C": what stands behind `mprescripts` is written before. */
function scripts({ children }: MathNode, elements: readonly string[]): string {
  const names = children.flatMap((child) => (typeof child === 'string' ? [] : [child.name]));
  const at = names.indexOf('mprescripts');
  const [base = '', ...rest] = elements;
  const behind = at < 0 ? rest : rest.slice(0, at - 1);
  const before = at < 0 ? [] : rest.slice(at);
  const pairs = (all: readonly string[]) =>
    all.map((one, index) => (index % 2 === 0 ? loweredText(one) : raisedText(one))).join('');
  return pairs(before) + base.trim() + pairs(behind);
}

function grouped(text: string): string {
  const inner = text.trim();
  return /^[\p{L}\p{N}.]*$/u.test(inner) ? inner : `(${inner})`;
}

/** Relations stand apart, as in running text; signs before a number do not. */
function spaced(sign: string): string {
  if (sign === ',' || sign === ';') return `${sign} `;
  return /^[=<>≤≥≈∼~≃≪≫∈→×±]$/.test(sign) ? ` ${sign} ` : sign;
}
