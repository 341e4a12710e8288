import { hasFiniteVerb } from '../phrases.ts';

/**
 * A sentence on who was studied as the words behind a label: "The authors retrospectively reviewed 163 patients" -> "a
 * retrospective review of 163 patients". Null for one that stays a sentence: no label names it.
 */
export function asLabel(sentence: string): string | null {
  const form = labels.find(([pattern]) => pattern.test(sentence));
  const label = form === undefined ? sentence : sentence.replace(form[0], form[1]);
  return isClause(label) ? null : label;
}

/** "The authors consider …", "all 24 completed the study": a verb outside of what says who they were. */
function isClause(label: string): boolean {
  const outside = label.replace(/\b(?:who|that|which|whose|whom|where)\b[^,;]*/g, '');
  return (
    /^(?:the authors|they|there) |^(?:(?:the|an?) )?(?:[\p{L}-]+ )?(?:overview|review|paper|article|study|trial|survey|report) \p{Ll}+(?:s|ed)\b/iu.test(
      label,
    ) ||
    hasFiniteVerb(outside) ||
    deed.test(outside)
  );
}

const deed =
  /\b(?:participated|completed|underwent|received|attended|responded|answered|involved|included|consisted|comprised|used|met|walked|followed|performed|collected|enrolled \d)\b/;

const people = '(?=\\d[\\d,]* (?!.* and \\p{Ll}+ed ))';

const labels: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^the authors (retro|pro)spectively (?:reviewed|analy[sz]ed|studied|examined|evaluated|enrolled|followed) (?:the (?:records|charts|data) of )?${people}`,
      'iu',
    ),
    'a $1spective study of ',
  ],
  [
    new RegExp(
      `^the authors (?:reviewed|analy[sz]ed|studied|examined|evaluated|enrolled|included|recruited|surveyed|interviewed) (?:the (?:records|charts|data) of )?${people}`,
      'iu',
    ),
    '',
  ],
  [
    /^(an? (?:[\p{L}-]+ ){0,4}(?:study|review|analysis|survey|trial|audit)) was (?:performed|conducted|carried out|undertaken) (?:on|of|among) /iu,
    '$1 of ',
  ],
  [
    /^(an? (?:[\p{L}-]+ ){0,4}(?:study|review|analysis|survey|trial|audit)) was (?:performed|conducted|carried out|undertaken) in /iu,
    '$1 in ',
  ],
  [
    /^the (?:study|trial|review|analysis|survey) (?:included|comprised|examined|used|enrolled|analy[sz]ed) (?=\d[\d,]* (?!.* and \p{Ll}+ed ))/iu,
    '',
  ],
  [
    /^((?:(?:medical|clinical|hospital|patient) )?(?:records|charts|data) (?:of|from|on) \d(?:(?! and (?:then )?\p{Ll}+ed\b)[^;:])*?) were (?:\p{Ll}+ly )?(?:reviewed|analy[sz]ed|examined|collected)$/iu,
    '$1',
  ],
  [
    /^(\d(?:(?! and )[^,;])*?) were (?:then )?(?:\p{Ll}+ly )?(?:divided|randomi[sz]ed|assigned|allocated) (?:to|into|in)\b.*$/iu,
    '$1',
  ],
  [/^there were (\d(?:(?! and )[^,;])*?) identified$/i, '$1'],
  [
    /^(\d(?:(?! and )[^,;])*?) were (?:included|enrolled|studied|recruited|reviewed|evaluated|analy[sz]ed)(?: in the (?:study|trial|analysis))?$/i,
    '$1',
  ],
];
