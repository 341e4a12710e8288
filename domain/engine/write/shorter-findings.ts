import type { Finding } from '../fact-sheet.ts';
import { isFreeOfProtected } from '../read/compress/protected.ts';
import { isBalanced } from './phrases.ts';

/**
 * The finding in ever shorter forms for places where it would not fit: as given, without bracketed asides, without a
 * clause between commas that protects nothing, and the reader's own short form. A quotation is never shortened.
 */
export function shorterFindings(finding: Finding): string[] {
  if (finding.verbatim) return [finding.text];
  const forms = [finding.text];
  if (finding.text.length > 150) {
    const bare = withoutAsides(finding.text);
    forms.push(bare, ...withoutMiddle(bare));
  }
  if (finding.short !== null) forms.push(finding.short);
  return [...new Set(forms)].filter(isBalanced).sort((a, b) => b.length - a.length);
}

/** Brackets with uncertainties, intervals or a short form that does not return. */
function withoutAsides(text: string): string {
  return text.replace(/ \(([^()]*)\)/g, (whole, inside: string, at: number) => {
    const isStatistic = /^[−±-]?[\d.]+(?:\s?[,;]\s?[−±-]?[\d.]+)*$/.test(inside);
    const isIdleName =
      /^[\p{Lu}\p{N}-]{2,12}s?$/u.test(inside) && !text.slice(at + whole.length).includes(inside);
    return isStatistic || isIdleName ? '' : whole;
  });
}

function withoutMiddle(text: string): string[] {
  return Array.from(text.matchAll(/, ([^,]{12,120}),(?= )/g)).flatMap((match) => {
    const clause = match[1] ?? '';
    // A list or a second clause is no aside.
    if (
      !/^(?:after|as|such as|including|especially|particularly|which|who|known|called|also|via|using|in turn)\b/.test(
        clause,
      )
    )
      return [];
    if (!isFreeOfProtected(clause) || / and /.test(clause)) return [];
    const start = text.slice(0, match.index);
    return [
      /^In\b/.test(start)
        ? `${start},${text.slice(match.index + match[0].length)}`
        : start + text.slice(match.index + match[0].length),
    ];
  });
}
