import { type AnyNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { loweredText, raisedText } from './raised-text.ts';

/** MathML as a line of text: "x²", "a/b", "√(x)". Its TeX annotation is left out: the same is said twice. */
export function mathText(markup: string): string {
  const { childNodes } = parseDocument(markup, { xmlMode: true, decodeEntities: true });
  return childNodes
    .map((node) => textOf(node, 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Signs that are there for machines: invisible times, function application, separators. */
const invisible = /[\u2061-\u2064\u200B]/g;

/** Deeper than any formula is nested; what is deeper is left out. */
const deepest = 200;

function textOf(node: AnyNode, depth: number): string {
  if (isText(node)) return node.data.replace(invisible, '').replace(/\s+/g, ' ');
  if (!isTag(node) || depth > deepest) return '';
  const name = node.name.replace(/^.*:/, '');
  // Each child is read once: read twice at every level, a nested formula would double the work with every level.
  const parts = node.childNodes.map((child) => ({ text: textOf(child, depth + 1), isElement: isTag(child) }));
  const [first = '', second = '', third = ''] = parts
    .filter(({ isElement }) => isElement)
    .map(({ text }) => text);
  const all = parts.map(({ text }) => text).join('');
  switch (name) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'msup':
      return first.trim() + raisedText(second);
    case 'msub':
    case 'munder':
      return first.trim() + loweredText(second);
    case 'msubsup':
    case 'munderover':
      return first.trim() + loweredText(second) + raisedText(third);
    case 'mover':
      return first.trim();
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(all)}`;
    case 'mspace':
      return ' ';
    case 'mo':
      return spaced(all.trim());
    default:
      return all;
  }
}

function grouped(text: string): string {
  const inner = text.trim();
  return /^[\p{L}\p{N}.]*$/u.test(inner) ? inner : `(${inner})`;
}

/** Relations stand apart, as in running text; signs before a number do not. */
function spaced(sign: string): string {
  return /^[=<>≤≥≈∼~≃≪≫∈→×±]$/.test(sign) ? ` ${sign} ` : sign;
}
