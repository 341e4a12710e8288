import { findHedges } from '#domain/language/hedges.ts';
import { findNegations } from '#domain/language/negation.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import { claimStrength } from '#domain/language/strength.ts';

/** What no cut may lose, as counted lists: a sentence with two "not"s must keep both. */
interface Protected {
  readonly negations: readonly string[];
  readonly hedges: readonly string[];
  readonly comparators: readonly string[];
  readonly limits: readonly string[];
  /** What went badly, or does harm: praise without it would say more. */
  readonly setbacks: readonly string[];
  /** Amount and unit ("0.44", "5 mg", "2 fold"), so that "two" and "2" are the same. */
  readonly numbers: readonly string[];
  /** "Respectively": without it, or without one of its lists, nobody knows what belongs to what. */
  readonly pairings: readonly string[];
}

/** The protected words of a text, lower-cased. Hedges and limits here are wider than the product's own lists. */
function findProtected(text: string): Protected {
  return {
    negations: [...findNegations(text).map(({ text: word }) => word.toLowerCase()), ...all(text, denial)],
    hedges: [...new Set([...findHedges(text).map(({ start }) => start), ...places(text, weakening)])].map(
      (start) => wordAt(text, start),
    ),
    comparators: all(text, comparator),
    limits: all(text, limit),
    setbacks: all(text, setback),
    numbers: findNumbers(text).map(({ normalised, unit }) => `${normalised} ${unit ?? ''}`.trim()),
    pairings: all(text, /\brespectively\b/gi),
  };
}

/** Compares shorter forms with one source, read once. */
export interface Guard {
  /** True where the form holds every protected word of the source and has not become a causal claim. */
  readonly allows: (form: string) => boolean;
  /** The same for a form that gave up a whole clause: what it says must be no stronger. */
  readonly ofFirstClause: { readonly allows: (form: string) => boolean };
}

export function guardOf(source: string): Guard {
  const before = findProtected(source);
  const strongest = Math.max(1, claimStrength(source));
  const isNoStronger = (form: string): boolean => claimStrength(inFirstPerson(form)) <= strongest;
  return {
    allows: (form) => {
      const after = findProtected(form);
      return kinds.every((kind) => covers(before[kind], after[kind])) && isNoStronger(form);
    },
    ofFirstClause: { allows: isNoStronger },
  };
}

const kinds = ['negations', 'hedges', 'comparators', 'limits', 'setbacks', 'numbers', 'pairings'] as const;

/** The strength rules know "our method" and "we prove": the third person must not read as a stronger claim. */
function inFirstPerson(text: string): string {
  return text
    .replace(/\b([Tt])he authors' /g, (_, t: string) => (t === 'T' ? 'Our ' : 'our '))
    .replace(/\b([Tt])he authors\b/g, (_, t: string) => (t === 'T' ? 'We' : 'we'))
    .replace(/\b[Aa] proposed /g, 'our proposed ');
}

/** True where a clause may go without changing what is claimed. */
export function isFreeOfProtected(clause: string): boolean {
  const found = findProtected(clause);
  return kinds.every((kind) => found[kind].every((word) => kind === 'limits' && quantity.test(word)));
}

/** Quantities bound what follows them; in a clause that goes whole they bind nothing that stays. */
const quantity = /^(?:most|all|both|every|each|few|several|many|some)$/;

/** True where an aside denies, hedges or limits what it stands beside: it must not go. */
export function bounds(aside: string): boolean {
  const { negations, hedges, limits } = findProtected(aside);
  return negations.length > 0 || hedges.length > 0 || limits.some((word) => !quantity.test(word));
}

/** True where a second clause only adds: it neither denies, hedges, limits nor compares. Its own numbers go with it. */
export function onlyAdds(clause: string): boolean {
  const found = findProtected(clause);
  return kinds.every((kind) => kind === 'numbers' || found[kind].length === 0);
}

/** True where a clause neither denies, limits nor compares, and counts nothing; it may hedge what it says itself. */
export function onlyHedges(clause: string): boolean {
  const found = findProtected(clause);
  return kinds.every((kind) => kind === 'hedges' || found[kind].length === 0);
}

/** Denials beyond the plain negations, which deny only in their place: "unlikely", "little evidence". */
const denial =
  /\b(?:unlikely|rarely|little (?:evidence|effect|difference|or no)|insufficient|inconclusive|failure|nothing)\b/gi;
const weakening =
  /\b(?:may|might|could|can|would|should|possibl[ey]|possibility|likelihood|potential(?:ly)?|impl(?:y|ies|ied)|trends? towards?|mainly|mostly|part(?:ly|ially)|nearly|almost|hypothesi[sz]e[sd]?|speculate[sd]?|in our sample|assum(?:e|es|ed|ing|ption)|believe[sd]?)\b|[≈~≃∼](?=\s?\d)/gi;
const comparator =
  /\b(?:than|versus|vs|compared|comparison|relative to|rather than|instead of|superior|inferior|outperform(?:s|ed|ing)?|unlike|whereas)\b/gi;
const limit =
  /\b(?:only|except|exclud(?:ing|ed)|but|however|nevertheless|nonetheless|although|though|unless|despite|provided|if|until|limited|in vitro|in vivo|in mice|in rats|subset|subgroup|sub-?sample|at least|at most|up to|as (?:low|high|little|much|many|few) as|most|all|both|every|each|few|several|many|some)\b/gi;

/** True where a piece tells what went badly or does harm. */
export function holdsSetback(text: string): boolean {
  return all(text, setback).length > 0;
}

const setback =
  /\b(?:adverse(?:ly)?|harm(?:s|ed|ful)?|toxic(?:ity)?|side[- ]effects?|poorly|badly|worse|fails?|failed|struggles?|struggled|suffers? from|suffered from|unreliable)\b/gi;

function all(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((found) => found.toLowerCase().replace(/\s+/g, ' '));
}

function places(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), (match) => match.index);
}

function wordAt(text: string, start: number): string {
  return (/^(?:[\p{L}]+|.)/u.exec(text.slice(start))?.[0] ?? '').toLowerCase();
}

function covers(needed: readonly string[], held: readonly string[]): boolean {
  const left = [...held];
  return needed.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
