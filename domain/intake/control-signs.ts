import { isSectionName } from '../language/section-names.ts';
import type { TracedText } from './traced-text.ts';

/** Line ends as "\n". Soft ones of word processors and page breaks end a line only where a sentence or a heading ends. */
export function keepLineEnds(traced: TracedText): TracedText {
  if (!/[\r\v\f\u0085\u2028\u2029]/.test(traced.text)) return traced;
  const unified = traced.replace(/\r\n?|[\u0085\u2029]/g, '\n');
  const { text } = unified;
  return unified.replace(/(?<!\s)\s*[\v\f\u2028]\s*/g, (gap, at) => {
    const before =
      text
        .slice(Math.max(0, at - longestHeading), at)
        .split(/[\n\v\f\u2028]/)
        .at(-1) ?? '';
    const after = text.slice(at + gap.length, at + gap.length + 2);
    return gap.includes('\n') || endsLine(before.trim(), after) ? '\n' : ' ';
  });
}

const longestHeading = 120;

function endsLine(before: string, after: string): boolean {
  if (before === '' || after === '' || isSectionName(before)) return true;
  return /[.!?:]["'”’)\]]*$/.test(before) || !/^["'“‘([]*[\p{Ll}\p{N}]/u.test(after);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: programs write hyphens as these.
const hyphenControls = /(?<=[\p{L}\p{N}])[\u0002\u001e]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: and this between two words.
const unitSeparator = /\u001f/g;

/**
 * Controls gone: hyphens that programs write as controls are hyphens, and one that stands between two numbers is a sign that was lost.
 * Tabs and line ends stay.
 */
export function dropControls(traced: TracedText): TracedText {
  if (!/[^\P{Cc}\n\t]/u.test(traced.text)) return traced;
  const hyphened = traced.replace(hyphenControls, '-').replace(unitSeparator, '');
  const { text } = hyphened;
  return hyphened.replace(/[^\P{Cc}\n\t]+/gu, (signs, at) => {
    const between = [
      text.slice(Math.max(0, at - 2), at).trim(),
      text.slice(at + signs.length, at + signs.length + 2).trim(),
    ];
    return between.every((side) => /^\d/.test(side) || /\d$/.test(side)) ? '\ufffd' : '';
  });
}
