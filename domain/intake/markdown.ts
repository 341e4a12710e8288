import type { Edit, TracedText } from './traced-text.ts';

/** Markdown as plain text: headings and lists on their lines, links by their words, emphasis and code without their marks. */
export function readMarkdown(traced: TracedText): TracedText {
  if (!/[#*_`>[\]~|]/.test(traced.text)) return traced;
  return withoutEmphasis(readLines(readLinks(traced)));
}

/**
 * "[text](address)" and pictures, by their words; a reference's address on a line of its own says nothing. What has no sign of an
 * address is a formula: "[Ru(bpy)3](PF6)2".
 */
function readLinks(traced: TracedText): TracedText {
  if (!traced.text.includes('](') && !traced.text.includes(']:')) return traced;
  return traced
    .replace(
      /!?\[([^[\]\n]{0,300})\]\((?=[^()\s]{0,500}?[/.#:@]|\))[^()\s]{0,500}(?:\s"[^"\n]{0,200}")?\)/g,
      '$1',
    )
    .replace(/(?<=^|\n) {0,3}\[[^\]\n]{1,80}\]: \S+[^\n]*(?=\n|$)/g, '');
}

function readLines(traced: TracedText): TracedText {
  const unquoted = isQuotation(traced.text) ? traced.replace(/(?<=^|\n)> ?/g, '') : traced;
  return unquoted
    .replace(/(?<=^|\n) {0,3}#{1,6}[ \t]+/g, '')
    .replace(/(?<=^|\n) {0,3}(?:```|~~~)[^\n`]{0,80}(?:\n|$)/g, '')
    .replace(/(?<=^|\n)[ |:-]{3,300}(?:\n|$)/g, (line) =>
      line.includes('|') && line.includes('---') ? '' : line,
    )
    .replace(/(?<=^|\n) {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*(?=\n|$)/g, '')
    .replace(/(?<=^|\n)( {0,12}[*-] )\[[ xX]\] /g, '$1');
}

/** Every line begins with the sign of a quotation: "> 5 mg" alone is a number. */
function isQuotation(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.startsWith('>'));
}

/** Pairs of stars, underscores, backticks and waves around words: one opens before a word, and the same closes behind one. */
function withoutEmphasis(traced: TracedText): TracedText {
  const { text } = traced;
  const open = new Map<string, number>();
  const edits: Edit[] = [];
  for (const { 0: marks, index } of text.matchAll(/\*{1,3}|_{1,3}|`{1,2}|~~|\n\n/g)) {
    if (marks === '\n\n') {
      open.clear();
      continue;
    }
    const [before, after] = [text[index - 1] ?? ' ', text[index + marks.length] ?? ' '];
    const opener = open.get(marks);
    if (opener !== undefined && closesWord.test(before) && !wordSign.test(after)) {
      for (const start of [opener, index]) edits.push({ start, end: start + marks.length, by: '' });
      open.delete(marks);
    } else if (opensWord.test(after) && !wordSign.test(before)) open.set(marks, index);
  }
  return traced.edit(withoutOverlap(edits.sort((one, other) => one.start - other.start)));
}

const opensWord = /[\p{L}\p{N}"“‘([`$\\]/u;
const closesWord = /[\p{L}\p{N}.,;:!?"”’)\]%`$}]/u;
const wordSign = /[\p{L}\p{N}\\$]/u;

function withoutOverlap(edits: readonly Edit[]): Edit[] {
  return edits.filter(({ start }, at) => start >= (edits[at - 1]?.end ?? 0));
}
