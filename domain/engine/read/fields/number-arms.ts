interface Arm {
  readonly label: string;
  readonly value: string;
  readonly unit: string | null;
}

export interface Arms {
  readonly arms: readonly Arm[];
  /** How telling the pattern is, 1.5 (one value) to 4 (two groups side by side). */
  readonly rank: number;
}

/** The values a clause compares, as printed; no arms where it is open which value belongs to whom; null where no value carries a meaning. */
export function readArms(clause: string): Arms | null {
  for (const pattern of patterns) {
    const found = pattern(clause);
    if (found === null || !found.arms.every(isPlausible)) continue;
    const labels = found.arms.map(({ label }) => label);
    const percentages = (clause.match(/\d\s?(?:%|percent|per cent)/g) ?? []).length;
    const named = !labels.includes('') && new Set(labels).size === labels.length && percentages <= 2;
    return named ? found : { ...found, arms: [] };
  }
  return null;
}

const value = '([-−+~≈<>≤≥]?\\s?\\d+(?:[.,·]\\d+)*(?:\\s?±\\s?\\d+(?:\\.\\d+)?)?)';
const units =
  '\\s?(?:%|percent|per cent|percentage points|mm ?Hg|mg\\/dL|mg\\/kg|µg\\/L|ng\\/mL|mg\\/L|mmol\\/L|mL\\/min|mg|kg|g|mL|ml|cm|mm|µm|nM|µM|nm|km s⁻¹|km|ms|s|min|minutes|hours|days|weeks|months|years|points|levels|copies\\/ml|°C|°|K|MeV|GeV|keV|eV|kpc|Mpc|pc|Gyr|Myr|M⊙|au|Hz|kHz|MHz|dB|times|-?fold|x)(?![\\p{L}])';
const unit = `(${units})?`;
const aside = '(?: \\([^()]*\\))?';
const among = '(?:in|of|for|among|with|at|given|receiving|treated with|on|when using|using)';
const than =
  '(?:vs\\.?|versus|compared (?:with|to)|as compared (?:with|to)|as opposed to|against|rather than)';
const group = '([^,;.()\\d]{2,60}?)';

const patterns: readonly ((clause: string) => Arms | null)[] = [
  versus,
  change,
  pairWith,
  countsIn,
  bracketPair,
  respectively,
  share,
  single,
  plain,
];

function regex(source: string): RegExp {
  return new RegExp(source, 'iu');
}

function arm(
  label: string | undefined,
  printed: string | undefined,
  ...measured: readonly (string | undefined)[]
): Arm {
  const named = (measured.find((one) => one !== undefined && one.trim() !== '') ?? '').trim();
  return {
    label: tidy(label ?? ''),
    value: (printed ?? '').replace(/\s+/g, ' ').trim(),
    unit: named === '' ? null : named,
  };
}

// The long patterns below are asked only where a word stands that they cannot do without.

/** "71% vs 61%", "2.6 versus 2.7"; sides are named only where the clause holds no other figure. */
function versus(clause: string): Arms | null {
  const match = versusPattern.exec(clause);
  if (match === null) return null;
  const [first, second] = figures(clause) === 2 ? sides(clause) : ['', ''];
  return {
    arms: [arm(first, match[1], match[2], match[4]), arm(second, match[3], match[4], match[2])],
    rank: 4,
  };
}

function figures(clause: string): number {
  return (clause.match(/(?<![\p{L}\d.,-])\d+(?:[.,·]\d+)*/gu) ?? []).length;
}

/** "fell from 12% to 9%". */
function change(clause: string): Arms | null {
  const match = / from /iu.test(clause) ? changePattern.exec(clause) : null;
  if (match === null || /year|month|week|day/.test(match[4] ?? '')) return null;
  return {
    arms: [arm('before', match[1], match[2], match[4]), arm('after', match[3], match[4], match[2])],
    rank: 3.4,
  };
}

/** "11.4% of patients given atropine compared with 30.8% given placebo". */
function pairWith(clause: string): Arms | null {
  const match = pairPattern.exec(clause);
  return match === null
    ? null
    : {
        arms: [arm(match[3], match[1], match[2], match[5]), arm(match[6], match[4], match[5], match[2])],
        rank: 4,
      };
}

/** "17 of the 58 patients in the BIG group (29.3%) and 4 of the 62 (6.5%) in the SIG group". */
function countsIn(clause: string): Arms | null {
  const match = / of (?:the )?\d/iu.test(clause) ? countsPattern.exec(clause) : null;
  if (match === null) return null;
  const [first, second] = [match[1] ?? match[4], match[6] ?? match[9]];
  return first === undefined || second === undefined
    ? null
    : { arms: [arm(match[3], first, '%'), arm(match[8], second, '%')], rank: 4 };
}

/** "higher in A (40%) than in B (20%)". */
function bracketPair(clause: string): Arms | null {
  if ((clause.match(/\([^()]*\d[^()]*\)/g) ?? []).length !== 2) return null;
  const match = bracketsPattern.exec(clause);
  if (match === null) return null;
  const arms = [arm(tail(match[1] ?? ''), match[2], match[3]), arm(tail(match[4] ?? ''), match[5], match[6])];
  return arms.some(
    ({ label }) => label === '' || /^(?:greater|higher|lower|shorter|longer|most|more|less)\b/.test(label),
  ) ||
    arms[0]?.unit !== arms[1]?.unit ||
    arms[0]?.unit === null ||
    /^(?:mg|kg|g|mL|ml)$/.test(arms[0]?.unit ?? '')
    ? null
    : { arms, rank: 3.8 };
}

/** "A and B were 1.3 and 1.1, respectively". */
function respectively(clause: string): Arms | null {
  const match = /respectively/iu.test(clause) ? respectivePattern.exec(clause) : null;
  return match === null
    ? null
    : {
        arms: [arm(match[1], match[3], match[4], match[6]), arm(match[2], match[5], match[6], match[4])],
        rank: 3.6,
      };
}

/** "44% of patients". */
function share(clause: string): Arms | null {
  return sharePattern.test(clause) ? { arms: [], rank: 2.4 } : null;
}

/** "The success rate was 92.7%": one value with its unit, named where the clause opens with what it measures. */
function single(clause: string): Arms | null {
  const match = singlePattern.exec(clause);
  if (
    match === null ||
    /^(?:m|s|g|x|years|months|days|weeks|hours|min|minutes)$/.test((match[3] ?? '').trim())
  )
    return null;
  const rank = /%|percent|times|fold/.test(match[3] ?? '') ? 2 : 1.5;
  return match.index === 0 && / (?:is|was|were|are|averaged|reached) /.test(match[0])
    ? { arms: [arm(match[1], match[2], match[3])], rank }
    : { arms: [], rank };
}

/** Any share, count out of a count, multiple or score: worth a clause, without naming its sides. */
function plain(clause: string): Arms | null {
  return scorePattern.test(clause) ||
    /\d\s?(?:%|percent|per cent)|\b(?:\d+|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half) of (?:the |all )?\d+\b|(?<![\w(])\d+\/\d+(?![\w)])|\d\s?(?:times|-?fold)\b/u.test(
      clause,
    )
    ? { arms: [], rank: 1.7 }
    : null;
}

/** A label that holds a number or a verb was cut in the wrong place; a bare year is no value. */
function isPlausible({ label, value: printed, unit: measured }: Arm): boolean {
  return (
    !/\d/.test(label.replace(/\b\p{L}+[-\d]*\d\b/gu, '')) &&
    label.split(' ').length <= 12 &&
    !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?|higher|lower|greater|smaller|larger|better|worse|more|less|fewer|shorter|longer|greatest|highest|lowest)$/iu.test(
      label,
    ) &&
    !/\b(?:did|does|was|were|is|are|had|has|have|not|than)\b/.test(label) &&
    !(measured === null && /^(?:19|20)\d\d$/.test(printed))
  );
}

/** The two sides of "A … than B" or "between A and B"; empty where the clause does not name them. */
function sides(clause: string): readonly [string, string] {
  const plain = clause.replace(/\([^()]*\)/g, ' ').replace(/\s+/g, ' ');
  const match =
    /\b(?:in|for|among|between|with) (?:the )?([^,;.()\d]{2,50}?) (?:than|compared (?:with|to)|versus|vs\.?|and) (?:in |for |among |with )?(?:the )?([^,;.()\d]{2,50}?)(?=[,;.]|$| (?:was|were|had|at|after)\b)/i.exec(
      plain,
    );
  return [tail(match?.[1] ?? ''), tail(match?.[2] ?? '')];
}

/** The last words of a phrase, after its last preposition, article or verb. */
function tail(text: string): string {
  const words = tidy(text).split(' ');
  const cut = words.findLastIndex((word) =>
    /^(?:in|of|for|among|with|than|was|were|is|are|to|by|and|or|the|a|an|had|between|from|did|on|at)$/i.test(
      word,
    ),
  );
  return words.slice(cut + 1).join(' ');
}

function tidy(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|an?) /i, '')
    .replace(/^of (?:the )?/, '');
}

const countOf = '(?:\\d+|\\p{L}+) of (?:the )?\\d+';
const countPart = `${countOf}(?: \\([^()\\d]{0,3}${value}(\\s?%)\\))?(?: \\p{L}+)?,? (?:in|on|with|given) (?:the )?${group}(?: \\([^()\\d]{0,3}${value}(\\s?%)\\))?`;
const bracketed = `((?:[\\p{L}’'/-]+ ){1,6})\\((?:[^()\\d]{0,20})${value}${unit}[^()]*\\)`;

const versusPattern = regex(`${value}${unit}${aside},? ${than} (?:only |just |with )?${value}${unit}`);
const changePattern = regex(
  `\\b(?:increas|decreas|rose|rise|fell|drop|declin|grew|chang|improv|reduc|went|lower|rais)\\w*\\b[^.;]{0,60}? from (?:US )?\\$?${value}${unit}(?:${aside}| (?:in|at|on) [^,.;]{2,30})? to (?:US )?\\$?${value}${unit}`,
);
const pairPattern = regex(
  `${value}${unit}${aside} ${among} ${group},? (?:and|${than}|while|whereas|but|than|as against)(?: only)?(?: in| for| at)? ${value}${unit}${aside} ${among} ${group}(?=$|[,;.()]| (?:at|after|when|while|had|were|was|and|in the|during|by)\\b)`,
);
const countsPattern = regex(
  `${countPart},? (?:and|${than}) ${countPart}(?=$|[,;.()]| (?:had|were|was|showed|developed|experienced)\\b)`,
);
const bracketsPattern = regex(`${bracketed}[^.;()]{0,60}?${bracketed}`);
const respectivePattern = regex(
  `((?:[\\p{L}’'/-]+ ){1,4}?)and ((?:[\\p{L}’'/-]+ ){1,4}?)(?:was|were|is|are|by|of|had)[^.;\\d]{0,40}?${value}${unit},? and ${value}${unit}[^.;]{0,30}respectively`,
);
const sharePattern = regex(`${value}\\s?(?:%|percent|per cent) (?:\\([^()]*\\) )?of (?!them\\b)`);
const singlePattern = regex(
  `(?<!\\p{L})([\\p{L}][^,;.()\\d]{6,90}?) (?:is|was|were|are|of|to be|at|by|reached|averaged|to|as (?:high|low|much|many|little) as|up to|approximately|about|only) (?:approximately |about |only |nearly |almost |up to |a |an )*${value}(${units})`,
);
/** "by a factor of 426", "an F1 score of 0.73", "hazard ratio: 0.907", "up to 6 BLEU points", "2.5 to 3 times". */
const scorePattern =
  /\bfactors? of (?:(?:about|almost|approximately|around|at least|more than|nearly|over|up to) |[~≈≳≲<>])?\d|\b(?:scores?|accuracy|accuracies|ratio|coefficient|AUC|AUROC|precision|recall|sensitivity|specificity)(?: [\w-]+){0,3}?(?: of| is| was|:|,) ?[~≈]?\d|\d (?:BLEU|ROUGE|F1)\b|\d(?:[-–] ?\d+)? ?× (?:more|less|faster|slower|higher|lower|fewer|smaller|larger)\b/;
