import { isNegated } from '#domain/language/negation.ts';
import { remembered } from '#domain/language/remembered.ts';
import type { Voice } from './voice.ts';

/** A kind that a tone has no line for is said as its wider one. */
export const widerKind: Partial<Record<ToldKind, ToldKind>> = {
  open: 'limit',
  pair: 'figures',
  study: 'basis',
  reading: 'more',
  tested: 'more',
};

export type ToldKind = keyof Omit<NonNullable<Voice['told']>, 'joint' | 'brief' | 'last' | 'each'>;

/** Whether somebody told what bounds their finding, anywhere in it. */
export function boundsFinding(text: string): boolean {
  return !ofThen.test(text) && (unsettled.test(text) || bounds.test(text));
}

/**
 * What a sentence that a person told behind their finding does. A `limit` is one clause that bounds what was found, `open` says what
 * is not known yet, `advice` what should be done, `study` which one it was, `basis` what was looked at or how, `reading` what it could
 * mean, `figures` measures, `pair` with two figures side by side, `tested` what tests showed without a figure; the rest is `more`,
 * and so is what somebody else says.
 */
export const toldKind: (sentence: string) => ToldKind = remembered((sentence) => {
  const isClause = !/[;:]|, (?:and|but|so|while|which|although|though|because) |\. /.test(sentence);
  const fits = ([kind, sign]: (typeof signs)[number]): boolean => {
    if (ofBounds.has(kind) && (!(isClause || notYet.test(sentence)) || ofThen.test(sentence))) return false;
    if (ofAuthors.has(kind) && ofOthers.test(sentence)) return false;
    // "The results, from 23 patients, suggest that …"
    if (ofFigures.has(kind) && supposes.test(sentence)) return false;
    return sign.test(sentence) && !(kind === 'tested' && isNegated(sentence));
  };
  return signs.find(fits)?.[0] ?? 'more';
});

const unsettled =
  /^(?:Whether|How|Why) [^;]{5,200}\b(?:remains? (?:open|unknown|unclear)|needs? (?:further|more) (?:analysis|study|work|research))\.?$|\bneeds? to be better understood\b|\bneeds? (?:further|more) (?:analysis|study)\b|\bremains? (?:open|(?:very |highly )?challenging|(?:an? )?(?:\p{Ll}+ )?(?:challenges?|obstacles?))\.?$|\bbut not yet (?:shown|known|tested|proven|confirmed)\.?$|\b(?:further|more|larger|future|additional|longer|prospective|training|randomi[sz]ed|controlled) (?:[\p{Ll}-]+ ){0,2}(?:stud(?:y|ies)|research|work|trials?|experiments?|evidence|data|observations?)\b[^,]{0,80}\b(?:need(?:s|ed)?|warranted|required)\b|(?<!\bpatients? )\bneeds? (?:to be |further |more )?(?:confirm|test|stud|replicat|observ)|\bnot (?:yet )?(?:been )?(?:settled|known|clear|certain|tested|shown|proven|confirmed|studied)\b|^(?!Nothing\b|.{0,200}\b(?:where|when|if|whose|that) ).{0,200}\b(?:is|are|remains?|still|yet|largely) (?:\p{Ll}+ )?(?:unknown|unclear|uncertain|untested|unsettled)\b/iu;

/** "More sleep is expected, but not yet shown": one claim and its bound. */
const notYet = /^[^,;:]+, but not yet \p{Ll}+\.?$/u;

const bounds =
  /\bcannot (?:show|tell|prove|say|rule out)\b|(?<!\b(?:where|when|if|since|though|although|as) (?:the )?)\b(?:evidence|data|sample|study|trial|follow-up) (?:is|are|was|were) (?:[\p{Ll}]+ )?(?:limited|small|short|weak|sparse|scarce|low|poor)\b|\bpoorly (?:reported|understood)\b|\b(?:a|one) (?:small|single|short|pilot) (?:sample|study|trial|centre|center|hospital|group)\b/iu;

/** What was so before the work is no limit of it; "needed before it can be used" is one. */
const ofThen =
  /\b(?:previously|until now|used to)\b|\b(?:was|were|had been) [^,]{0,80}\b(?:before|earlier|once)\b|\bonce (?:was|were|thought)\b/iu;

const advises = /\b(?:should|ought to|recommends?|advises?)\b/u;

/** "The WHO recommends …", "Critics say this may reflect …": not the authors. */
const ofOthers =
  /^(?!(?:We|It|They|This|These|Our)\b|The (?:authors?|team|researchers|study|review|report|paper|work|guideline|overview|results?|findings?|data|analysis)\b)[^,]{2,50}? (?:recommends?|advises?|says?|said|believes?|argues?|claims?|proposes?|suggests?)\b/u;

const studyNoun =
  '(?:stud(?:y|ies)|trials?|review|analysis|sub-?analysis|survey|cohort|report|pilot|comparison|data)';

/** "This predefined subanalysis of a randomised trial included 141 people", "The group had 16 patients". */
const study = new RegExp(
  `^(?:The|This|These|Our|Their|Both) (?:(?!control|placebo|treat|other)[\\p{L}-]+ ){0,3}?(?:${studyNoun}(?: (?:of|in|with) [^,]{3,50}?)? (?:used|included|covers?|covered|involved|comprised|compared|tested|randomi[sz]ed|combined|enrolled|recruited|ran for|lasted|followed|draws? on|rests? on|comes? from|came from|was (?:an? |double|randomi|retrospective|prospective)|were (?:double|randomi))|(?:${studyNoun}|group|sample) (?:had|included) (?:only |about )?\\d)`,
  'u',
);

/** "Sixty women were randomised into three groups", "In a crossover trial, 49 adults ate each fish": who, and how. */
const counted =
  /^(?:\p{N}[\p{N},]*|[A-Z][a-z]+(?:-[a-z]+)?) (?:[\p{Ll}-]+ ){1,5}(?:was|were) (?:randomi[sz]ed|randomly|enrolled|recruited|followed|assigned|surveyed|interviewed|studied)\b[^;]*$|^In (?:this|an?) (?:[\p{L}-]+,? ){1,5}(?:trial|study|survey|cohort), [^;]{0,20}(?<![\p{L}\d])\d[\d,]* (?:\p{Ll}+ ){0,3}(?:people|adults|patients|women|men|children|participants|volunteers|students|infants|adolescents)\b[^;]*$|\bin an? (?:[\p{L}-]+,? ){1,4}(?:trial|study)\.?$/u;

/** "The rate draws on seven stars", "They were tested in simulations", "The authors compared seven women with …". */
const basis =
  /^(?:The|This|Our|Their) (?:[\p{L}-]+ ){0,3}?(?:estimates?|rates?|results?|findings?|figures?|evidence) (?:covers?|covered|draws? on|rests? on|comes? from|came from)\b|^(?:We|They|The (?:authors|team|researchers)|Researchers) (?:compared|followed|tested|studied|measured|mapped|analy[sz]ed|reviewed|surveyed|demonstrated|simulated|modell?ed|observed)\b|^(?:It|They|This|Both|The (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:was|were) (?:also )?(?:tested|evaluated|validated|assessed|demonstrated|verified|checked|tracked)\b/u;

/** "This may reflect where the disc lay": what stands behind the finding, as far as anybody can tell. */
const reading =
  /\b(?:may|might|could) (?:\p{Ll}+ly )?(?:reflect|mean|indicate|explain|signal|point|imply|be (?:due|explained|caused|because|related|driven))\b|^(?:This|The (?:results?|findings?|data|authors?|work|analysis)) (?:suggests?|impl(?:y|ies)|points? to|supports? the (?:idea|view))\b/iu;

/** A share, a value beside what it is compared with. */
const measured =
  /(?<![\p{L}\d-])\d[\d.,]* ?(?:%|°|‰|-fold\b|times\b)|\b(?:than|against|versus|compared (?:with|to)|mean of|average of) (?:\p{Ll}+ )?(?<![\p{L}\d-])\d|(?<![\p{L}\d-])\d[^.]{0,120}\b(?:than|against|versus|compared|longer|shorter|higher|lower|more|less|fewer|earlier|later|faster|slower)\b/iu;

/** Two of them, one set against the other. */
const paired =
  /%[^%]{0,120}\d[\d.]{0,9}%|\d[^.]{0,120}\b(?:versus|against|than|compared)\b[^%]{0,60}\d|\bfrom \d[^.]{0,60} to \d|\b(?:to|of) \d[^.]{0,60} from \d/iu;

/** A test that is named: what a reader would call evidence. */
const tested =
  /(?<!\bas [^,]{0,40})\b(?:experiments?|simulations?|trials?|tests|data|measurements|observations) (?:\p{Ll}+ly )?(?:show|suggest|indicat|confirm|support|reveal|illustrat|demonstrat)|\b(?:outperformed|did better|was better|worked better|did worse)\b|\bin (?:tests|experiments|simulations|trials)\b/iu;

/** In this order: what bounds a finding counts before what it measures. */
const signs: readonly (readonly [ToldKind, RegExp])[] = [
  ['open', unsettled],
  ['limit', bounds],
  ['advice', advises],
  ['study', study],
  ['study', counted],
  ['basis', basis],
  ['reading', reading],
  ['pair', paired],
  ['figures', measured],
  ['tested', tested],
];

const ofFigures: ReadonlySet<ToldKind> = new Set<ToldKind>(['figures', 'pair']);
const supposes = /\b(?:suggests?|indicates?|planned|hypothes[ie]s|may|might|could)\b/u;

/** A sentence that says more than a limit is none. */
const ofBounds: ReadonlySet<ToldKind> = new Set<ToldKind>(['open', 'limit']);
const ofAuthors: ReadonlySet<ToldKind> = new Set<ToldKind>(['advice', 'reading']);
