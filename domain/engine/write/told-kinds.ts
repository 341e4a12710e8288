import type { Voice } from './voice.ts';

/** A kind that a tone has no line for is said as its wider one. */
export const widerKind: Partial<Record<ToldKind, ToldKind>> = {
  open: 'limit',
  pair: 'figures',
  reading: 'more',
  tested: 'more',
};

export type ToldKind = keyof Omit<NonNullable<Voice['told']>, 'joint' | 'brief' | 'last' | 'each'>;

/** Whether somebody told what bounds their finding, anywhere in it. */
export function boundsFinding(text: string): boolean {
  return unsettled.test(text) || bounds.test(text);
}

/**
 * What a sentence that a person told behind their finding does. A `limit` is one clause that bounds what was found, `open` says what
 * is not known yet, `advice` what should be done, `basis` what was looked at or how, `figures` measures, `pair` with two
 * figures and more, `tested` what tests showed without a figure, `reading` what it could mean; the rest is `more`.
 */
export function toldKind(sentence: string): ToldKind {
  const isClause = !/[;:]|, (?:and|but|so|while|which|although|though|because) |\. /.test(sentence);
  if (isClause && unsettled.test(sentence)) return 'open';
  if (isClause && bounds.test(sentence)) return 'limit';
  if (advises.test(sentence)) return 'advice';
  if (basis.test(sentence)) return 'basis';
  if (reading.test(sentence)) return 'reading';
  if (!figures.test(sentence)) return tested.test(sentence) ? 'tested' : 'more';
  return (sentence.match(/(?<![\p{L}\d-])\d[\d.,]*/gu) ?? []).length > 1 ? 'pair' : 'figures';
}

const unsettled =
  /\b(?:further|more|larger|future|additional|longer) (?:[\p{Ll}-]+ ){0,2}(?:stud(?:y|ies)|research|work|trials?|tests?|experiments?|evidence|data|observations?)\b[^,]*\b(?:need(?:s|ed)?|warranted|required)\b|\bneeds? (?:to be |further |more )?(?:confirm|test|stud|replicat|observ)|\bnot (?:yet )?(?:been )?(?:settled|known|clear|certain|tested|shown|proven|confirmed|studied)\b|\b(?:is|are|was|were|remains?|remained|still|yet|largely) (?:\p{Ll}+ )?(?:unknown|unclear|uncertain|untested|unsettled)\b/iu;

const bounds =
  /\bcannot (?:show|tell|prove|say|rule out)\b|(?<!\b(?:where|when|if|since|though|although|as) (?:the )?)\b(?:evidence|data|sample|study|trial|follow-up|numbers?) (?:is|are|was|were) (?:[\p{Ll}]+ )?(?:limited|small|short|weak|sparse|scarce|low|poor)\b|\bpoorly (?:reported|understood)\b|\b(?:a|one) (?:small|single|short|pilot) (?:sample|study|trial|centre|center|hospital|group)\b|^Only (?:one|two|three|a few|a handful|\d+)\b/iu;

const advises = /\b(?:should|ought to|recommends?|advises?)\b/u;

/** "The test used 2395 image patches", "The data come from 20,000 people", "The authors compared seven women with …". */
const basis =
  /^(?:The|This|Our|Their) (?:[\p{L}-]+ ){0,3}?(?:test|study|trial|group|sample|review|analysis|data|survey|experiments?|estimates?|rates?|results?|findings?|work|comparison|cohort) (?:used|had|included|covers?|covered|involved|comprised|was|were|took|compared|tested|randomi[sz]ed|combined|enrolled|recruited|measured|ran|lasted|draws? on|rests? on|comes? from|came from|followed|looked at)\b[^.]*\d|^(?:We|They|The (?:authors|team|researchers)|Researchers) (?:compared|followed|tested|studied|measured|mapped|analy[sz]ed|reviewed|surveyed|demonstrated|simulated|modell?ed|observed)\b/u;

/** "This may reflect where the disc lay": what stands behind the finding, as far as anybody can tell. */
const reading =
  /\b(?:may|might|could) (?:\p{Ll}+ly )?(?:reflect|mean|indicate|explain|signal|point|imply|be (?:due|explained|caused|because|related|driven))\b|^(?:This|The (?:results?|findings?|data|authors?|work|analysis)) (?:suggests?|impl(?:y|ies)|points? to|supports? the (?:idea|view))\b/iu;

/** Figures that are measured or counted: a share, a value beside what it is compared with, a number of something. "Trisomy 21" is a name. */
const figures =
  /(?<![\p{L}\d-])\d[\d.,]* ?(?:%|°|‰)|(?<![\p{L}\d-])(?<!\b(?:types?|grades?|stages?|phases?|trisom(?:y|ies)|class|group|version|level|study|day|week) )\d[\d.,]*(?:[- ]fold\b|k? (?:out of|of the|of)? ?(?!and\b|or\b|to\b)\p{L}+)|\b(?:than|against|versus|compared (?:with|to)|by|up to|at least|about|over|mean of|average of) (?:\p{Ll}+ )?(?<![\p{L}\d-])\d/iu;

/** A test that is named: what a reader would call evidence. */
const tested =
  /\b(?:experiments?|simulations?|trials?|tests|data|measurements|observations) (?:[\p{Ll}]+ ){0,3}(?:show|suggest|indicat|confirm|support|reveal|illustrat|demonstrat)|\b(?:beat|outperformed|did better|was better|worked better|did worse)\b|\bin (?:tests|experiments|simulations|trials)\b/iu;
