import type { Finding } from '../fact-sheet.ts';
import { bindsWhole } from './binds-whole.ts';
import { cutTails } from './cut-tails.ts';
import { isBalanced } from './phrases.ts';

/**
 * The finding in ever shorter forms for places where it would not fit: as given, a patent's claim without its parts, the first of
 * two sentences, the reader's own short form, and where neither X nor a card has room for it, without a clause at its end. A
 * quotation is never shortened.
 */
export function shorterFindings({ text, short, verbatim }: Finding): string[] {
  if (verbatim) return [text];
  const forms = [
    text,
    ...claimHead(text),
    ...firstSentence(text),
    ...(short === null ? [] : [short]),
    ...(text.length > tooLong ? cutTails(text) : []),
  ];
  return [...new Set(forms)].filter(isBalanced).sort((a, b) => b.length - a.length);
}

/** Characters: more than a share card holds, and a post of X beside its link. */
const tooLong = 240;

/** Where the source ran two sentences together, the first. */
function firstSentence(text: string): string[] {
  const head = /^.{80,}?\p{Ll}{3}\.(?= \p{Ll}?\p{Lu}?\p{L}{2})/u.exec(text)?.[0];
  return head === undefined || head.length === text.length || bindsWhole(text.slice(head.length))
    ? []
    : [head];
}

/** What a patent's claim is for, without the list of its parts: "The invention relates to an apparatus for …". */
function claimHead(text: string): string[] {
  if (text.length <= 220) return [];
  const head =
    /^(?:The (?:present )?(?:invention|disclosure|utility model)|The authors disclose|Disclosed|Provided|Described)\b.{25,190}?(?=,? (?:comprising|characteri[sz]ed|wherein|which comprises?|that comprises?|including|having)\b)/.exec(
      text,
    )?.[0];
  return head === undefined ? [] : [`${head}.`];
}
