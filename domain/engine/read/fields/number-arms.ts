export interface Arm {
  readonly label: string;
  readonly value: string;
  readonly unit: string | null;
}

/** The values a clause compares, as printed, and how telling the pattern is; null where no value carries a meaning. */
export function readArms(clause: string): { readonly arms: readonly Arm[]; readonly rank: number } | null {
  return (
    versus(clause) ??
    change(clause) ??
    pairWith(clause) ??
    bracketPair(clause) ??
    inGroups(clause) ??
    share(clause) ??
    single(clause)
  );
}

const value = '([-−+~≈<>≤≥]?\\s?\\d+(?:[.,·]\\d+)*(?:\\s?±\\s?\\d+(?:\\.\\d+)?)?)';
const unit =
  '(\\s?(?:%|percent|per cent|percentage points|mm ?Hg|mg\\/dL|mg\\/kg|µg\\/L|ng\\/mL|mmol\\/L|mg|kg|g|mL|ml|cm|mm|µm|nm|km|m|ms|s|min|minutes|hours|days|weeks|months|years|points|°C|K|MeV|GeV|keV|eV|kpc|pc|Gyr|Myr|Hz|kHz|MHz|dB|times|-?fold|x|cases|patients|of \\d+(?: \\p{L}+)?)(?![\\p{L}]))?';

function arm(label: string, printed: string | undefined, measured: string | undefined): Arm {
  const named = (measured ?? '').trim();
  return {
    label: label.trim().replace(/\s+/g, ' '),
    value: (printed ?? '').replace(/\s+/g, ' ').trim(),
    unit: named === '' ? null : named,
  };
}

/** "71% vs 61%", "2.6 versus 2.7 of 10". */
function versus(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `${value}${unit}(?: \\([^()]*\\))?,? (?:vs\\.?|versus|compared (?:with|to)|as opposed to|against|rather than) (?:only |just )?${value}${unit}`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  const labels = sides(clause);
  return {
    arms: [arm(labels[0], match[1], match[2] ?? match[4]), arm(labels[1], match[3], match[4] ?? match[2])],
    rank: 4,
  };
}

/** "from 12% to 9%". */
function change(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `\\b(?:increased|decreased|rose|fell|dropped|declined|grew|changed|improved|reduced|went|increase|decrease|reduction|drop|rise|was reduced|were reduced)\\b[^.;]{0,60}? from (?:US )?\\$?${value}${unit}(?: \\([^()]*\\)| (?:in|at) [^,.;]{2,30})? to (?:US )?\\$?${value}${unit}`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  return {
    arms: [arm('before', match[1], match[2] ?? match[4]), arm('after', match[3], match[4] ?? match[2])],
    rank: 3.4,
  };
}

/** "95% in responders compared with 60% in …", "40% of A and 20% of B". */
function pairWith(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `${value}${unit}(?: \\([^()]*\\))? (?:in|of|for|among|with|at) ([^,;.()\\d]{2,60}?),? (?:and|vs\\.?|versus|while|whereas|but|compared (?:with|to)|than|as against)(?: only)? ${value}${unit}(?: \\([^()]*\\))? (?:in|of|for|among|with|at) ([^,;.()\\d]{2,60})`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  return {
    arms: [
      arm(match[3] ?? '', match[1], match[2] ?? match[5]),
      arm(match[6] ?? '', match[4], match[5] ?? match[2]),
    ],
    rank: 4,
  };
}

/** "higher in A (40%) than in B (20%)". */
function bracketPair(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `((?:[\\p{L}’'/-]+ ){1,6})\\((?:[^()\\d]{0,20})${value}${unit}[^()]*\\)[^.;()]{0,60}?((?:[\\p{L}’'/-]+ ){1,6})\\((?:[^()\\d]{0,20})${value}${unit}[^()]*\\)`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  const first = label(match[1] ?? '');
  const second = label(match[4] ?? '');
  return first === '' || second === ''
    ? null
    : { arms: [arm(first, match[2], match[3]), arm(second, match[5], match[6])], rank: 3.8 };
}

/** "18 of 41 (44%)", "15.4% of trips were active". */
function share(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `${value}(\\s?(?:%|percent|per cent)) (?:\\([^()]*\\) )?of (?:the |all |their |our )?([^,;.()]{3,70})`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  return { arms: [arm(`of ${match[3]}`, match[1], match[2])], rank: 2.4 };
}

/** "respectively": two values for two named things. */
function inGroups(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `((?:[\\p{L}’'/-]+ ){1,4}?)and ((?:[\\p{L}’'/-]+ ){1,4}?)(?:was|were|is|are|by|of|had)[^.;\\d]{0,40}?${value}${unit},? and ${value}${unit}[^.;]{0,30}respectively`,
    'iu',
  ).exec(clause);
  if (match === null) return null;
  return {
    arms: [
      arm(match[1] ?? '', match[3], match[4] ?? match[6]),
      arm(match[2] ?? '', match[5], match[6] ?? match[4]),
    ],
    rank: 3.6,
  };
}

/** One value with its unit, where the clause says what it measures. */
function single(clause: string): { arms: Arm[]; rank: number } | null {
  const match = new RegExp(
    `([\\p{L}][^,;.()\\d]{6,90}?) (?:is|was|were|are|of|to be|at|by|reached|averaged|to|as (?:high|low|much|many|little) as|up to|approximately|about|only) (?:approximately |about |only |nearly |almost |up to |a |an )*${value}${unit.slice(0, -1)}`,
    'iu',
  ).exec(clause);
  const measured = match?.[3];
  if (
    match === null ||
    measured === undefined ||
    measured.trim() === '' ||
    /^(?:m|s|g|x)$/.test(measured.trim())
  )
    return null;
  return {
    arms: [arm(match[1] ?? '', match[2], measured)],
    rank: /%|percent|times|fold/.test(measured) ? 2 : 1.5,
  };
}

/** The two sides of "A … than B" or "between A and B"; empty labels where the clause does not name them. */
function sides(clause: string): [string, string] {
  const inBoth =
    /\b(?:in|for|among|between|with) (?:the )?([^,;.()]{2,50}?) (?:than|compared (?:with|to)|versus|vs\.?|and) (?:in |for |among |with |did )?(?:the )?([^,;.()]{2,50})/i.exec(
      clause.replace(/\([^()]*\)/g, ' '),
    );
  return [label(inBoth?.[1] ?? ''), label(inBoth?.[2] ?? '')];
}

function label(text: string): string {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const cut = words.findLastIndex((word) =>
    /^(?:in|of|for|among|with|than|was|were|is|are|to|by|and|the|a|an|had|between|from)$/i.test(word),
  );
  return words.slice(cut + 1).join(' ');
}
