import { isNegated } from '#domain/language/negation.ts';
import { significanceOf } from '#domain/language/significance.ts';
import { bounds } from './protected.ts';
import { hasFiniteVerb } from './screens.ts';

/**
 * Brackets that carry only the apparatus of a paper: test statistics, intervals, sample sizes, citations, pointers to
 * figures. A plain comparison in brackets ("(71% vs 61%, P < .001)") keeps its comparison.
 */
export function dropApparatus(text: string): string {
  const isListed = /: \(1\) .*\(2\) /s.test(text);
  return rewriteBrackets(isListed ? text : withoutListMarks(text), (inside, _, before) => {
    if (isListed && /^[1-9]$/.test(inside)) return inside;
    if (isPointer(inside)) return null;
    const told = inside.replace(citation, '');
    const parts = splitParts(told);
    const kept = withoutStatistics(parts);
    const found = significanceOf(inside, before);
    if (found === 'both') return told;
    if (found === 'chance' && !deniesEffect(clauseBefore(before))) return withTakenBack(parts, kept);
    if (kept.length === parts.length && told !== '') return told;
    return kept.length === 0 || !/[\p{L}%]/u.test(kept.join(' ')) || isLabelOnly(kept)
      ? null
      : kept.join(', ');
  });
}

/** "(PCL; McDonald & Calhoun, 2010; Weathers, Litz, & Keane, 1993)": by whom, behind what it stands for. */
const citation =
  /(?:; ?|^)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[’'-]?\p{L}*\p{Ll}[\p{L}’'-]*(?:(?:,? ?(?:&|and) ?|, )\p{Lu}[\p{L}’'-]+)*,? (?:19|20)\d\d[a-z]?(?=;|$)/gu;

/** "It (1) covers more, and (2) scores higher": numbers in brackets look like citations, and one alone would be left. */
function withoutListMarks(given: string): string {
  // "For (1), we show": what was counted stands in another sentence, and "For," would be left.
  const text = given.replace(/^(?:As )?[Ff]or \([1-6]\), (\p{Ll})/u, (_, first: string) =>
    first.toUpperCase(),
  );
  return /\(1\) \p{L}.*\(2\) \p{L}/su.test(text) ? text.replace(/(?<=\S) \([1-6]\)(?= \p{L})/gu, '') : text;
}

/** Brackets gone for a short form, save those that deny, hedge or limit ("(but not in women)"). */
export function dropBrackets(text: string): string {
  return rewriteBrackets(text, (inside) => (bounds(inside) ? inside : null));
}

/** Brackets that only define a short form which the text never uses again, or a citation by name. */
export function dropIdleDefinitions(text: string): string {
  return rewriteBrackets(text, (inside, rest) => {
    const short = inside.trim();
    // "Host star [Fe/H]" is what was measured.
    if (/^[IVX]+$/.test(short) || /^\p{Lu}\p{Ll}?\/\p{Lu}\p{Ll}?$/u.test(short)) return inside;
    if (!/^[\p{L}][\p{L}\p{N}/+-]{1,14}$/u.test(short) || (short.match(/\p{Lu}/gu) ?? []).length < 2)
      return inside;
    return rest.includes(short.replace(/s$/, '')) ? inside : null;
  });
}

/** "(P = 0.21)" and "(OR 0.81 [0.59–1.12])" take the result beside them back: without them it would read as one. */
const takenBack = 'not significant';

/** What a bracket holds besides its statistics, and that they prove nothing. */
function withTakenBack(parts: readonly string[], kept: readonly string[]): string {
  const of = parts.map((part) => labelled.exec(part)?.[1]).find((label) => label !== undefined) ?? '';
  const plain = kept
    .map((part) => part.replace(/ ?[([][^()[\]]*\d[^()[\]]*[)\]]$/, ''))
    .filter(
      (part) =>
        !isPointer(part) &&
        !isLabelOnly([part]) &&
        !isNegated(part) &&
        !bareRange.test(part) &&
        !/^[^([]*[)\]]/.test(part),
    );
  const told = kept.some((part) => of !== '' && part.endsWith(of)) ? '' : of;
  return [plain.join(', '), `${takenBack}${told}`].filter((part) => part !== '').join('; ');
}

/** The part of a sentence that a bracket belongs to: back to the bracket or joint before it, and on to a verb. */
function clauseBefore(before: string): string {
  let clause = '';
  for (const piece of before.split(/(?=[;([]|, (?:and|but|while|whereas) )/).reverse()) {
    clause = piece + clause;
    if (hasFiniteVerb(clause)) break;
  }
  return clause;
}

/** The clause says itself that nothing was found; what was compared with nothing ("with no compost") says no such thing. */
function deniesEffect(clause: string): boolean {
  return isNegated(clause.replace(comparedWithNone, '')) || likeness.test(clause);
}

const comparedWithNone = /\b(?:with|versus|vs\.?|than|or|and|to|without) (?:no|not)\b|\bwithout\b/gi;
const likeness = /\b(?:similar|comparable|equal|equivalent|same|equivocal|unclear)(?:ly)?\b/i;

function rewriteBrackets(
  text: string,
  rewrite: (inside: string, rest: string, before: string) => string | null,
): string {
  return text
    .replace(
      /(\s?)([([])((?:[^()[\]]|\([^()]*\)|\[[^[\]]*\])*)([)\]])/g,
      (whole, gap: string, open: string, inside: string, close: string, at: number) => {
        // "derived in (Bora et al., 2017)": without the citation the preposition would hang; "between [20, 140]" is a range.
        if (
          /\b(?:in|by|of|from|with|to|see|as|than|and|or|between|range|interval|at least|at most|exactly|equals?)$/.test(
            text.slice(0, at),
          )
        )
          return whole;
        // "≃ (3-8) × 10⁻⁴" is a value.
        if (/[=≃≈~∼<>≤≥×·]$/.test(text.slice(0, at)) || /^ ?[×·]/.test(text.slice(at + whole.length)))
          return whole;
        // "O( n )" is what an algorithm takes.
        if (/(?<!\p{L})O$/u.test(text.slice(0, at))) return whole;
        // "(14)C" is an isotope.
        if (/^\p{L}/u.test(text.slice(at + whole.length))) return whole;
        // "f(x)", "O(n)" and "S(+)" are names, not asides.
        if (gap === '' && at > 0) return whole;
        const before = text.slice(0, at);
        const kept = rewrite(inside, before + text.slice(at + whole.length), before);
        return kept === null ? '' : `${gap}${open}${kept}${close}`;
      },
    )
    .replace(/\s+([,;:]|\.(?!\d))/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

function splitParts(inside: string): string[] {
  return inside
    .split(/;|,(?=\s)|,(?=\s?(?:[pP]|95|CI|OR|RR|HR)\b)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const statistic =
  /^(?:[<>≤≥=]\s?0?\.\d+$|[pP](?:[- ]?values?)?(?:[_ ]?(?:trend|for trend|interaction))?\s?[=<>≤≥]|all [pP]s?\b|(?:both|each)?,? ?[pP]\s?[=<>≤≥]|NS$|n\.?s\.?$|\d{2}(?:\.\d)?\s?%\s?(?:Cr?I|confidence|credible)|Cr?Is?\b|(?:[a-z]?OR|[Oo]dds [Rr]atio|[a-z]?RR|[Rr]elative [Rr]isk|[Rr]isk [Rr]atio|[a-z]?HR|[Hh]azard [Rr]atio|AHR|IRR|SMD|WMD|MD|[Kk]appa|κ|[Bb]eta|β|η|χ|chi|[Ff]|[tTzZrR]|R²|r²|rho|ρ|AUC|d|df|BF)[²₂]?\s?(?:\([^)]*\))?\s?[=:<>≤≥,]|(?:[a-z]?OR|[a-z]?RR|[a-z]?HR|[Oo]dds ratio|[Hh]azard ratio)\s[\d.]|S[DE]M?\b|IQR\b|[Nn]\s?=|t\d+\s?=|n?p2\s?=|chi\W|F\(|Kruskal|Mann|Wilcoxon|Fisher|ANOVA|log-?rank|[Cc]onfidence intervals?|(?:(?:adjusted |unadjusted )?(?:odds|hazard|risk|rate) ratio|relative risk|[a-z]?OR|[a-z]?RR|[a-z]?HR|CI|WMD|SMD|IRR|AUC)s?(?: [([][^()[\]]*[)\]])?$|adjusted|two-(?:sided|tailed)|range\b|mean ± |± |χ)/;
const bareRange =
  /^(?:(?:and |or )?[<>≤≥=]?\s?[-−+±]?[\d.]+(?:\s?%)?(?:\s?(?:to|-|–|−)\s?[-−+]?[\d.]+(?:\s?[\p{L}%/.\d²-]+){0,3})?|and|respectively|in both cases)$/u;

/** Parts that are statistics go, with the bare figures that follow them (the ends of an interval). */
function withoutStatistics(parts: readonly string[]): string[] {
  let inStatistics = false;
  const kept: string[] = [];
  for (const part of parts) {
    const label = labelled.exec(part)?.[1];
    const last = kept.at(-1);
    if (statistic.test(part)) {
      inStatistics = true;
      if (label !== undefined && last !== undefined) kept[kept.length - 1] = `${last}${label}`;
      continue;
    }
    inStatistics = inStatistics && bareRange.test(part);
    if (!inStatistics) kept.push(part);
  }
  return kept;
}

/** "12.5 vs. 11.2, P<0.001 for total deficiencies": what the figures before it are of. */
const labelled = /^[pP]\s?[=<>≤≥]\s?[\d.][^()]{0,20}?( for [\p{L} -]{3,40})$/u;

function isPointer(inside: string): boolean {
  const text = inside.trim();
  return (
    /^(?:\d{1,3}(?:\s?[-–,]\s?\d{1,3})*|[A-Z]{2,4}\+?\d{2}[a-z]?(?:,\s?[A-Z]{2,4}\+?\d{2}[a-z]?)*)$/.test(
      text,
    ) ||
    /^(?:see |cf\.? |e\.g\.,? see )?(?:Fig(?:ure|s)?\.?|Table|Tab\.|Eq(?:uation)?\.?|Sec(?:tion)?\.?|Ref\.?|Appendix|Suppl|(?:Stud(?:y|ies)|Experiments?) \d)/.test(
      text,
    ) ||
    /^(?:see also|this work|this https URL|ref\b|.*\bet al\.?,? ?\(?\d{4})/.test(text)
  );
}

function isLabelOnly(kept: readonly string[]): boolean {
  return (
    kept.length === 1 &&
    /^(?:mean|median|range|respectively|both|all|each|adjusted|unadjusted|and|or)\b/i.test(kept[0] ?? '')
  );
}
