import type { Voice } from './voice.ts';

/** A kind that a tone has no line for is said as its wider one. */
export const widerKind: Partial<Record<ToldKind, ToldKind>> = {
  open: 'limit',
  pair: 'figures',
  study: 'basis',
  reading: 'more',
  tested: 'more',
  method: 'more',
  context: 'more',
  use: 'more',
};

export type ToldKind = keyof Omit<NonNullable<Voice['told']>, 'joint' | 'brief' | 'last' | 'each'>;

/** Whether somebody told what bounds their finding, anywhere in it. */
export function boundsFinding(text: string): boolean {
  return unsettled.test(text) || bounds.test(text);
}

/**
 * What a sentence that a person told behind their finding does. A `limit` is one clause that bounds what was found, `open` says what
 * is not known yet, `advice` what should be done, `study` which one it was, `basis` what was looked at or how, `reading` what it could
 * mean, `use` what it could be good for, `context` what was known or done before, `method` how the thing works, `figures` measures,
 * `pair` with two figures side by side, `tested` what tests showed without a figure; the rest is `more`.
 */
export function toldKind(sentence: string): ToldKind {
  const isClause = !/[;:]|, (?:and|but|so|while|which|although|though|because) |\. /.test(sentence);
  const [kind] =
    signs.find(([one, sign]) => (isClause || !ofOneClause.has(one)) && sign.test(sentence)) ?? [];
  // "The results, from 23 patients, suggest that …"
  return kind === undefined || (ofFigures.has(kind) && supposes.test(sentence)) ? 'more' : kind;
}

const unsettled =
  /\b(?:further|more|larger|future|additional|longer) (?:[\p{Ll}-]+ ){0,2}(?:stud(?:y|ies)|research|work|trials?|tests?|experiments?|evidence|data|observations?)\b[^,]*\b(?:need(?:s|ed)?|warranted|required)\b|\bneeds? (?:to be |further |more )?(?:confirm|test|stud|replicat|observ)|\bnot (?:yet )?(?:been )?(?:settled|known|clear|certain|tested|shown|proven|confirmed|studied)\b|^(?!.*\b(?:where|when|if|whose|that) ).*\b(?:is|are|was|were|remains?|remained|still|yet|largely) (?:\p{Ll}+ )?(?:unknown|unclear|uncertain|untested|unsettled)\b/iu;

const bounds =
  /\bcannot (?:show|tell|prove|say|rule out)\b|(?<!\b(?:where|when|if|since|though|although|as) (?:the )?)\b(?:evidence|data|sample|study|trial|follow-up|numbers?) (?:is|are|was|were) (?:[\p{Ll}]+ )?(?:limited|small|short|weak|sparse|scarce|low|poor)\b|\bpoorly (?:reported|understood)\b|\b(?:a|one) (?:small|single|short|pilot) (?:sample|study|trial|centre|center|hospital|group)\b|^Only (?:one|two|three|a few|a handful|\d+)\b/iu;

const advises = /\b(?:should|ought to|recommends?|advises?)\b/u;

const studyNoun =
  '(?:stud(?:y|ies)|trials?|review|analysis|sub-?analysis|survey|cohort|experiments?|report|pilot|test|sample|group|data|comparison|work)';

/** "This predefined subanalysis of a randomised trial included 141 people". */
const study = new RegExp(
  `^(?:The|This|These|Our|Their|Both) (?:[\\p{L}-]+ ){0,3}?${studyNoun}(?: (?:of|in|with) [^,]{3,50}?)? (?:used|had|included|covers?|covered|involved|comprised|took|compared|tested|randomi[sz]ed|combined|enrolled|recruited|ran|lasted|followed|draws? on|rests? on|comes? from|came from|was (?:an? |double|randomi|retrospective|prospective|small)|were (?:double|randomi))`,
  'u',
);

/** "The rate draws on seven stars", "They were tested in simulations", "The authors compared seven women with …". */
const basis =
  /^(?:The|This|Our|Their) (?:[\p{L}-]+ ){0,3}?(?:estimates?|rates?|results?|findings?|figures?|evidence) (?:covers?|covered|draws? on|rests? on|comes? from|came from)\b|^(?:We|They|The (?:authors|team|researchers)|Researchers) (?:compared|followed|tested|studied|measured|mapped|analy[sz]ed|reviewed|surveyed|demonstrated|simulated|modell?ed|observed)\b|^(?:It|They|This|Both|The (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:was|were) (?:also )?(?:tested|evaluated|validated|assessed|demonstrated|verified|checked|tracked)\b/u;

/** "This may reflect where the disc lay": what stands behind the finding, as far as anybody can tell. */
const reading =
  /\b(?:may|might|could) (?:\p{Ll}+ly )?(?:reflect|mean|indicate|explain|signal|point|imply|be (?:due|explained|caused|because|related|driven))\b|^(?:This|The (?:results?|findings?|data|authors?|work|analysis)) (?:suggests?|impl(?:y|ies)|points? to|supports? the (?:idea|view))\b/iu;

const use =
  /^(?:It|This|They|These|The (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:can|could|may|might) (?:also )?(?:help|be used|serve|support|guide|assist|add)\b|\b(?:useful|helpful) (?:for|to|in)\b/u;

const context =
  /^(?:Earlier|Previous|Existing|Traditional|Conventional|Until now|So far|To date)\b|\b(?:so far|until now|to date|up to now)\b/u;

const method =
  /^(?:It|They|The (?:[\p{L}-]+ ){0,3}(?:method|model|approach|algorithm|framework|system|technique|network|tool|calculations?|procedure|scheme|apparatus|device)) (?:also |both )?(?:uses?|combines?|treats?|takes?|adapts?|learns?|works?|relies|rely|builds?|models?|represents?|accounts?|considers?|pairs?|merges?|splits?|maps?|computes?|solves?|tracks?|joins?|checks?|borrows?|detects?)\b/u;

/** A share, a value beside what it is compared with. */
const measured =
  /(?<![\p{L}\d-])\d[\d.,]* ?(?:%|°|‰|-fold\b|times\b)|\b(?:than|against|versus|compared (?:with|to)|mean of|average of) (?:\p{Ll}+ )?(?<![\p{L}\d-])\d|(?<![\p{L}\d-])\d[^.]*\b(?:than|against|versus|compared|longer|shorter|higher|lower|more|less|fewer|earlier|later|faster|slower)\b/iu;

/** Two of them, one set against the other. */
const paired =
  /%[^%]*\d[\d.]*%|\d[^.]*\b(?:versus|against|than|compared)\b[^%]*\d|\bfrom \d[^.]* to \d|\b(?:to|of) \d[^.]* from \d/iu;

/** A test that is named: what a reader would call evidence. */
const tested =
  /\b(?:experiments?|simulations?|trials?|tests|data|measurements|observations) (?:\p{Ll}+ly )?(?:show|suggest|indicat|confirm|support|reveal|illustrat|demonstrat)|\b(?:beat|outperformed|did better|was better|worked better|did worse)\b|\bin (?:tests|experiments|simulations|trials)\b/iu;

/** In this order: what bounds a finding counts before what it measures. */
const signs: readonly (readonly [ToldKind, RegExp])[] = [
  ['open', unsettled],
  ['limit', bounds],
  ['advice', advises],
  ['study', study],
  ['basis', basis],
  ['reading', reading],
  ['use', use],
  ['context', context],
  ['pair', paired],
  ['figures', measured],
  ['method', method],
  ['tested', tested],
];

const ofFigures: ReadonlySet<ToldKind> = new Set<ToldKind>(['figures', 'pair']);
const supposes = /\b(?:suggests?|indicates?|planned|hypothes[ie]s|may|might|could)\b/u;

/** A sentence that says more than a limit is none. */
const ofOneClause: ReadonlySet<ToldKind> = new Set<ToldKind>(['open', 'limit']);
