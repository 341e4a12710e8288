/**
 * A sentence on who was studied as the words behind a label: "The authors retrospectively reviewed 163 patients" -> "a
 * retrospective review of 163 patients". Whatever has another form stays whole.
 */
export function asLabel(sentence: string): string {
  for (const [pattern, label] of labels) if (pattern.test(sentence)) return sentence.replace(pattern, label);
  return sentence;
}

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
  [/^there were (\d(?:(?! and )[^,;])*?) identified$/i, '$1'],
  [
    /^(\d(?:(?! and )[^,;])*?) were (?:included|enrolled|studied|recruited|reviewed|evaluated|analy[sz]ed)(?: in the (?:study|trial|analysis))?$/i,
    '$1',
  ],
];
