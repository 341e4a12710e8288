/**
 * Descriptions written in Markdown as the markup of records: headings and items of lists as HTML has them; tables, rules and lines
 * that are a link left out. A text that shows no sign of Markdown at the beginning of two lines stays as it is.
 */
export function markdownAsMarkup(raw: string): string {
  const lines = raw.replace(/\r\n?/g, '\n').split('\n');
  if (lines.filter((line) => signs.test(line)).length < 2) return raw;
  return lines.map(lineAsMarkup).join('\n');
}

const signs = /^\s{0,3}(?:#{1,6}\s+\S|[-*+]\s+\S|\|.*\||>\s|```|(?:-{3,}|\*{3,}|={3,})\s*$)/;

function lineAsMarkup(line: string): string {
  const heading = /^\s{0,3}(#{1,6})\s+(.*?)#*\s*$/.exec(line);
  // The first heading is the title, which the record has in its own field.
  if (heading !== null) return heading[1] === '#' ? '' : `\n<h2>${inline(heading[2] ?? '')}</h2>\n`;
  if (/^\s*(?:\|.*|```.*|[-*=_]{3,}|!?\[[^\][]*\]\([^()\s]*\))\s*$/.test(line)) return '\n';
  const item = /^\s*(?:[-*+]|\d{1,2}[.)])\s+(.*)$/.exec(line)?.[1];
  return item === undefined ? inline(line.replace(/^\s*>\s?/, '')) : `<li>${inline(item)}</li>`;
}

/** Emphasis and code without their signs, links by their words. */
function inline(text: string): string {
  return text
    .replace(/!?\[([^\][]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_]{1,200})\1/g, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)([^*_]{1,200})\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/`([^`]{1,200})`/g, '$1');
}
