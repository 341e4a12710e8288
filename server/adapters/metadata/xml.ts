import { type AnyNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a parsed document. */
export type Xml = Element;

/** Elements at the top of a text of XML; an unreadable text has none. */
export function parseXml(text: string): readonly Xml[] {
  return parseDocument(text, { xmlMode: true }).children.filter(isTag);
}

/** As `parseXml`, by the rules of HTML. */
export function parseHtml(text: string): readonly Xml[] {
  return parseDocument(text).children.filter(isTag);
}

/** All descendants with a local name, whatever the prefix (mirrors re-serialise with their own), in document order. */
export function allNamed(within: readonly Xml[], name: string): readonly Xml[] {
  return DomUtils.findAll((node) => localName(node) === name, [...within]);
}

export function textOf(node: AnyNode | undefined): string | null {
  const text = node === undefined ? '' : DomUtils.textContent(node).trim();
  return text === '' ? null : text;
}

export function attributeOf(node: Xml | undefined, name: string): string | null {
  const value = node?.attribs[name]?.trim() ?? '';
  return value === '' ? null : value;
}

function localName(node: Xml): string {
  return node.name.replace(/^.*:/, '');
}
