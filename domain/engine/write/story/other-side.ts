import type { FactSheet } from '../../fact-sheet.ts';
import { onlyHedges } from '../../read/compress/protected.ts';
import type { Casing } from '../casing.ts';
import { withoutStop } from '../phrases.ts';
import { saysLittle, tellsMethodOnly } from './news.ts';
import { openReference } from './open-references.ts';
import { introduceShortForms } from './short-forms.ts';
import { tell } from './tell.ts';

/** Characters: longer, and it would outweigh the finding that it belongs to. */
const longest = 170;

/**
 * What the source sets against the finding in its very next sentence ("However, the left atrium was larger."): told
 * alone, the finding would be half of the answer. Null where nothing does, or where it cannot be said so.
 */
export function otherSide(form: string, sheet: FactSheet, casing: Casing): string | null {
  const next = sheet.sentences[otherSideAt(sheet) ?? -1];
  if (next === undefined || !(next.role === 'results' || next.role === 'conclusions')) return null;
  // A group picked out of a trial without an effect is no other side of it.
  const isTurn = [turnsAgainst, contrasts, turnsLate].some((turn) => turn.test(next.text));
  if (!(isTurn || speaksOfOther(next.text, form, sheet.title)) || ofOthers.test(next.text)) return null;
  const told = tell(sheet, next.index);
  if (told === null || saysLittle(told) || tellsMethodOnly(told, sheet)) return null;
  const text = withoutSequel(introduceShortForms(told.replace(late, ''), form, sheet));
  if (text.length > longest || openReference(text, next.index, form, sheet) !== null) return null;
  return isTurn ? `However, ${casing.lowerStart(withoutStop(text))}.` : text;
}

/** Where the other side would stand. */
function otherSideAt({ finding }: FactSheet): number | null {
  return finding.sentence === null ? null : finding.sentence + 1;
}

/** How the turn stands behind its subject. */
const late = /, (?:however|in contrast|by contrast|on the other hand),/;

/** Too long, without what only goes on from it ("causes ischemia, and this is followed by …"). */
function withoutSequel(text: string): string {
  const at = text.length > longest ? text.search(sequel) : -1;
  const rest = text.slice(at);
  return at < 0 || !onlyHedges(rest) ? text : `${text.slice(0, at)}.`;
}

const sequel = /, (?:and this|and these|which|and thus|and therefore|thereby) /;

/** A title that asks about A and B, a finding on A, and "The B …" behind it: B is the other half. */
function speaksOfOther(text: string, form: string, title: string | null): boolean {
  const name = /^The (\p{Lu}\p{Ll}{3,})\b/u.exec(text)?.[1];
  return name !== undefined && (title ?? '').slice(1).includes(name) && !form.includes(name);
}

/** A part of the sample, or another work: no other side of this finding. */
const ofOthers =
  /\bsub-?group|\b(?:previous|earlier|prior|other) (?:trials?|stud(?:y|ies)|work|reports?|research)\b/i;

/** "Addition of the tilt, however, causes …": behind its subject. */
const turnsLate =
  /^(?!\p{Lu}\p{Ll}*ing\b)[^,;:]{3,60}, (?:however|in contrast|by contrast|on the other hand),/u;

/** A sentence that opens so takes something back from the one before it. */
export const turnsAgainst = /^(?:However|Nevertheless|Nonetheless|Conversely),|^(?:But|Yet) (?!another\b)/;

const contrasts = /^(?:In contrast|By contrast|On the other hand),/;
