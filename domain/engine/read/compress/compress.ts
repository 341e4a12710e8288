import type { Acronym } from '#domain/language/acronyms.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { isNegated } from '#domain/language/negation.ts';
import { claimStrength } from '#domain/language/strength.ts';
import type { SourceSentence, Strength } from '../../fact-sheet.ts';
import { bareReference } from './bare-reference.ts';
import { dropApparatus, dropBrackets, dropIdleDefinitions } from './brackets.ts';
import { expandAcronyms } from './expand-acronyms.ts';
import { revoice, unframe } from './frames.ts';
import { dropOpeners } from './openers.ts';
import { keepsProtected } from './protected.ts';
import { resolveReferences } from './references.ts';
import { screen } from './screens.ts';
import { innerCut, leadCut, tailCuts, trimWords } from './trims.ts';
import { upperFirst, type Voice } from './voice.ts';

export interface CompressContext {
  readonly title: string | null;
  readonly sentences: readonly SourceSentence[];
  readonly acronyms: readonly Acronym[];
}

/** A finding made from one source sentence. Its first five fields are those of `Finding`. */
export interface Compressed {
  /** One sentence that stands alone: capital, full stop, no "we"; or the source sentence itself where cutting was not safe. */
  readonly text: string;
  /** A shorter form for small folds, 110 characters or fewer; null where none is safe. */
  readonly short: string | null;
  /** The same for an author posting their own work ("We found …"); equal to `text` where no person is named. */
  readonly author: string;
  readonly verbatim: boolean;
  readonly hedges: readonly string[];
  readonly negated: boolean;
  readonly strength: Strength;
  /** The reference a reader cannot resolve ("These patients"); null when the sentence stands alone. */
  readonly bare: string | null;
}

/** Characters: a finding that fits a post beside its number, and one that fits before the smaller folds. */
export const findingBudget = { text: 170, short: 110 } as const;

/**
 * Shortens one sentence by deleting words (and by a closed list of rewordings), never its negations, hedges,
 * comparators, limits or numbers outside statistical brackets. Whatever fails a screen is given verbatim instead.
 */
export function compress(sentence: SourceSentence, context: CompressContext): Compressed {
  const made = build(sentence, context, 'third');
  const bare = made === null ? 'no safe cut' : bareReference(made.text, context.title);
  const text = made === null || bare !== null ? quotable(sentence.text) : made.text;
  const verbatim = made === null || bare !== null;
  const own = build(sentence, context, 'author');
  return {
    text,
    short: verbatim ? null : (made?.short ?? null),
    author: own?.text ?? text,
    verbatim,
    hedges: findHedges(text).map((hedge) => hedge.text),
    negated: isNegated(text),
    strength: claimStrength(sentence.text),
    bare,
  };
}

interface Built {
  readonly text: string;
  readonly short: string | null;
}

/** Tries the boldest form first; where its guards or screens refuse, one that rewords less. */
function build(sentence: SourceSentence, context: CompressContext, voice: Voice): Built | null {
  const source = dropApparatus(sentence.text);
  for (const base of fullForms(source, context, voice)) {
    const made = shorten(source, base, voice);
    if (made !== null) return made;
  }
  return null;
}

function shorten(source: string, base: string, voice: Voice): Built | null {
  const forms = [base, ...cuts(base)];
  const options = forms.filter((option) => isSafe(source, option, voice, base));
  const text = bestWithin(options, findingBudget.text);
  if (text === null) return null;
  const bracketless = forms
    .map(dropBrackets)
    .filter((option) => isSafe(dropBrackets(source), option, voice, base));
  const short = bestWithin(
    [...options, ...bracketless].filter((option) => option.length <= findingBudget.short),
    findingBudget.short,
  );
  return { text, short };
}

function fullForms(source: string, context: CompressContext, voice: Voice): string[] {
  const opened = upperFirst(dropOpeners(source));
  const { acronyms, sentences, title } = context;
  const spell = (text: string): string => finish(expandAcronyms(text, acronyms, sentences, title));
  const bold = resolveReferences(tidied(unframe(opened, voice)), title);
  const plain = tidied(revoice(opened, voice));
  return [...new Set([spell(bold), finish(bold), spell(plain), finish(plain)])];
}

function tidied(claim: string): string {
  return trimWords(dropIdleDefinitions(upperFirst(dropOpeners(claim))));
}

/** Every shorter form that deletion of whole clauses gives, longest first. */
function cuts(base: string): string[] {
  const led = leadCut(base);
  const starts = led === null ? [base] : [base, led];
  const inner = starts.flatMap((start) => {
    const cut = innerCut(start);
    return cut === null ? [start] : [start, cut];
  });
  return inner.flatMap((start) => [start, ...tailCuts(start)]).slice(1);
}

/** The uncut form has the source's own verb, known to the lists or not; a cut one must show its verb. */
function isSafe(source: string, option: string, voice: Voice, base: string): boolean {
  const faults = screen(option, { firstPerson: voice === 'author' });
  const whole = option.length >= dropBrackets(base).length;
  return (
    faults.every((fault) => whole && fault === 'no verb') && keepsProtected(unframedSource(source), option)
  );
}

/** Connectives such as "however" and "first" count as limits inside a sentence, not at its head, where they only link. */
function unframedSource(source: string): string {
  return dropOpeners(upperFirst(dropOpeners(source)));
}

/** The longest option within the budget, or the shortest of all: as much as fits, no more. */
function bestWithin(options: readonly string[], budget: number): string | null {
  const sorted = [...new Set(options)].sort((a, b) => b.length - a.length);
  return sorted.find((option) => option.length <= budget) ?? sorted.at(-1) ?? null;
}

function finish(text: string): string {
  const tidy = text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/[,;:\s]+$/, '')
    .trim();
  return upperFirst(/[.!?]["”')]?$/.test(tidy) ? tidy : `${tidy}.`);
}

function quotable(text: string): string {
  return finish(text.trim());
}
