import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { loweredText, raisedText } from './raised-text.ts';

/** MathML as a line of text: "x²", "a/b", "√(x)". Its TeX annotation is left out: the same is said twice. */
export function mathText(markup: string): string {
  const { childNodes } = parseDocument(markup, { xmlMode: true, decodeEntities: true });
  return childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** Signs that are there for machines: invisible times, function application, separators. */
const invisible = /[\u2061-\u2064\u200B]/g;

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data.replace(invisible, '').replace(/\s+/g, ' ');
  if (!isTag(node)) return '';
  const name = node.name.replace(/^.*:/, '');
  const [first = '', second = '', third = ''] = partsOf(node);
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
      return `√${grouped(node.childNodes.map(textOf).join(''))}`;
    case 'mspace':
      return ' ';
    case 'mo':
      return spaced(node.childNodes.map(textOf).join('').trim());
    default:
      return node.childNodes.map(textOf).join('');
  }
}

function partsOf(node: Element): string[] {
  return node.childNodes.filter(isTag).map(textOf);
}

function grouped(text: string): string {
  const inner = text.trim();
  return /^[\p{L}\p{N}.]*$/u.test(inner) ? inner : `(${inner})`;
}

/** Relations stand apart, as in running text; signs before a number do not. */
function spaced(sign: string): string {
  return /^[=<>≤≥≈∼~≃≪≫∈→×±]$/.test(sign) ? ` ${sign} ` : sign;
}
