import type { Voice } from './voice.ts';

/** A kind that a tone has no line for is said as its wider one. */
export const widerKind: Partial<Record<ToldKind, ToldKind>> = { open: 'limit', pair: 'figures' };

export type ToldKind = keyof Omit<NonNullable<Voice['told']>, 'joint' | 'brief' | 'last'>;

/** Whether somebody told what bounds their finding, anywhere in it. */
export function boundsFinding(text: string): boolean {
  return unsettled.test(text) || bounds.test(text);
}

/**
 * What a sentence that a person told behind their finding does. A `limit` is one clause that bounds what was found, `open` says what
 * is not known yet, `advice` what should be done, `basis` what was looked at or how, `figures` measures, `pair` with two
 * figures and more; the rest is `more`.
 */
export function toldKind(sentence: string): ToldKind {
  const isClause = !/[;:]|, (?:and|but|so|while|which|although|though|because) |\. /.test(sentence);
  if (isClause && unsettled.test(sentence)) return 'open';
  if (isClause && bounds.test(sentence)) return 'limit';
  if (advises.test(sentence)) return 'advice';
  if (basis.test(sentence)) return 'basis';
  if (!figures.test(sentence)) return 'more';
  return (sentence.match(/(?<![\p{L}\d-])\d[\d.,]*/gu) ?? []).length > 1 ? 'pair' : 'figures';
}

const unsettled =
  /\b(?:further|more|larger|future|additional|longer) (?:[\p{Ll}-]+ ){0,2}(?:stud(?:y|ies)|research|work|trials?|tests?|experiments?|evidence|data|observations?)\b[^,]*\b(?:need(?:s|ed)?|warranted|required)\b|\bneeds? (?:to be |further |more )?(?:confirm|test|stud|replicat|observ)|\bnot (?:yet )?(?:been )?(?:settled|known|clear|certain|tested|shown|proven|confirmed|studied)\b|\b(?:unknown|unclear|uncertain|untested|unsettled)\b/iu;

const bounds =
  /\bcannot (?:show|tell|prove|say|rule out)\b|(?<!\b(?:where|when|if|since|though|although|as) (?:the )?)\b(?:evidence|data|sample|study|trial|follow-up|numbers?) (?:is|are|was|were) (?:[\p{Ll}]+ )?(?:limited|small|short|weak|sparse|scarce|low|poor)\b|\bpoorly (?:reported|understood)\b|\b(?:a|one) (?:small|single|short|pilot) (?:sample|study|trial|centre|center|hospital|group)\b|^Only (?:one|two|three|a few|a handful|\d+)\b/iu;

const advises =
  /\b(?:should|ought to|(?:is|are) (?:\p{Ll}+ )?(?:advised|recommended|proposed)|recommends?|advises?)\b/u;

/** "The test used 2395 image patches", "The data come from 20,000 people", "The authors compared seven women with …". */
const basis =
  /^(?:The|This|Our|Their) (?:[\p{L}-]+ ){0,3}?(?:test|study|trial|group|sample|review|analysis|data|survey|experiments?|estimates?|rates?|results?|findings?|work|comparison|cohort) (?:used|had|included|covers?|covered|involved|comprised|was|were|took|compared|tested|randomi[sz]ed|combined|enrolled|recruited|measured|ran|lasted|draws? on|rests? on|comes? from|came from|followed|looked at)\b[^.]*\d|^(?:We|They|The (?:authors|team|researchers)|Researchers) (?:compared|followed|tested|studied|measured|mapped|analy[sz]ed|reviewed|surveyed|demonstrated|simulated|modell?ed|observed)\b/u;

/** Figures that are measured against something, or a test that is named: what a reader would call evidence. */
const figures =
  /\d ?%|\d[^.]*\b(?:than|against|versus|vs|compared|times|out of|in \d+|longer|shorter|higher|lower|more|fewer|less|better|worse|larger|smaller|faster|slower)\b|\b(?:than|against|versus|compared|times|by|from|of|in) [^.]*\d|\b(?:experiments?|simulations?|trials?|tests|data|measurements|observations) (?:[\p{Ll}]+ ){0,3}(?:show|suggest|indicat|confirm|support|reveal|illustrat|demonstrat)/iu;
