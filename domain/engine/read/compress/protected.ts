/**
 * What no cut may lose: negations, hedges, comparators, limits and numbers. Compared as counted lists, so that a
 * sentence with two "not"s must keep both.
 */
export interface Protected {
  readonly negations: readonly string[];
  readonly hedges: readonly string[];
  readonly comparators: readonly string[];
  readonly limits: readonly string[];
  readonly numbers: readonly string[];
}

/** The protected words of a text, lower-cased, in order. */
export function findProtected(text: string): Protected {
  return {
    negations: all(text, negation),
    hedges: all(text, hedge),
    comparators: all(text, comparator),
    limits: all(text, limit),
    numbers: all(text.replace(/[−‒–](?=\d)/g, '-'), number),
  };
}

/** True where `shorter` still holds every protected word of `longer`. */
export function keepsProtected(longer: string, shorter: string): boolean {
  const before = findProtected(longer);
  const after = findProtected(shorter);
  return (
    covers(before.negations, after.negations) &&
    covers(before.hedges, after.hedges) &&
    covers(before.comparators, after.comparators) &&
    covers(before.limits, after.limits) &&
    covers(before.numbers, after.numbers)
  );
}

/** True where a clause may go without changing what is claimed. */
export function isFreeOfProtected(clause: string): boolean {
  const found = findProtected(clause);
  return Object.values(found).every((list: readonly string[]) => list.length === 0);
}

const negation =
  /\b(?:no|not|cannot|never|none|neither|nor|without|nothing|nobody|unable|fail(?:s|ed|ure|ing)?|lack(?:s|ed|ing)?|absence|absent|unlikely|rarely|hardly|little evidence|insufficient|inconclusive|unaffected|unchanged|\w+n['’]t|non-?significant(?:ly)?)\b/gi;
const hedge =
  /\b(?:may|might|could|can|would|should|possibl[ey]|possibility|probabl[ey]|likely|likelihood|potential(?:ly)?|perhaps|suggest(?:s|ed|ing|ive)?|indicat(?:e|es|ed|ing|ive)|impl(?:y|ies|ied|ying)|appear(?:s|ed|ing)?|seem(?:s|ed|ing|ingly)?|consistent with|evidence (?:for|that|of)|tend(?:s|ed)? to|tendency|trend(?:s)? toward(?:s)?|largely|mainly|mostly|partly|partially|approximately|about|around|nearly|almost|hypothesi[sz]e[sd]?|speculate[sd]?|presumably|apparently|in our sample|assum(?:e|es|ed|ing|ption)|estimated|expected|believe[sd]?)\b|[≈~≃∼](?=\s?\d)/gi;
const comparator =
  /\b(?:than|versus|vs|compared|comparison|relative to|rather than|instead of|as (?:\w+ )?as|superior|inferior|outperform(?:s|ed|ing)?|unlike|whereas|contrast(?:ing)?)\b/gi;
const limit =
  /\b(?:only|except|exclud(?:ing|ed)|but|although|though|unless|however|despite|provided|if|when|until|limited|in vitro|in vivo|in mice|in rats|subset|subgroup|sub-?sample|at least|at most|up to|as (?:low|high|little|much|many|few) as|less than|more than|first)\b/gi;
const number =
  /(?<![\p{L}\d_-])(?:[-+±]?\d+(?:[.,]\d+)*(?:\s?%)?|(?:two|three|four|five|six|seven|eight|nine|ten|twice|half|third|quarter|double[ds]?|dozens?|hundreds?|thousands?|millions?|billions?|\w+fold|majority|minority|most|all|both|every|each|few|several|many)(?![\p{L}]))/giu;

function all(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((found) => found.toLowerCase().replace(/\s+/g, ' '));
}

function covers(needed: readonly string[], held: readonly string[]): boolean {
  const left = [...held];
  return needed.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
