import { findHedges } from '#domain/language/hedges.ts';
import { isNegated } from '#domain/language/negation.ts';
import { claimStrength, type Strength } from '#domain/language/strength.ts';
import type { SourceSentence } from '../../fact-sheet.ts';
import { bareReference } from './bare-reference.ts';
import { dropApparatus, dropBrackets } from './brackets.ts';
import { type CompressContext, cuts, finish, fullForms } from './forms.ts';
import { dropOpeners } from './openers.ts';
import { type Guard, guardOf } from './protected.ts';
import { screen } from './screens.ts';
import { withVerdict } from './taken-back.ts';
import { secondClauseCut } from './trims.ts';
import { upperFirst, type Voice } from './voice.ts';

/** A finding made from one source sentence; `bare` beside the fields of `Finding`. */
export interface Compressed {
  /** One sentence that stands alone: capital, full stop, no "we"; or the source sentence itself where cutting was not safe. */
  readonly text: string;
  /** A shorter form for small folds, 110 characters or fewer; null where none is safe. */
  readonly short: string | null;
  readonly verbatim: boolean;
  readonly hedges: readonly string[];
  readonly negated: boolean;
  readonly strength: Strength;
  /** The reference a reader cannot resolve ("These patients"); null when the sentence stands alone. */
  readonly bare: string | null;
}

/** Characters: a finding that fits a post beside its number, and one that fits before the smaller folds. */
const findingBudget = { text: 170, short: 110 } as const;

/**
 * Shortens one sentence by deleting words (and by a closed list of rewordings), never its negations, hedges,
 * comparators, limits or numbers outside statistical brackets. Whatever fails a screen is given verbatim instead.
 * In the author's voice "we" and "our" stay.
 */
export function compress(
  sentence: SourceSentence,
  context: CompressContext,
  voice: Voice = 'third',
): Compressed {
  const known = madeOf(context.sentences);
  const key = `${voice}:${sentence.index}:${context.title}`;
  const before = known.get(key);
  if (before?.sentence === sentence) return before.compressed;
  const compressed = shorten(sentence, context, voice);
  known.set(key, { sentence, compressed });
  return compressed;
}

type Made = Map<string, { readonly sentence: SourceSentence; readonly compressed: Compressed }>;

/** The finding, the numbers and the supporting results ask for the same sentences of a source. */
const madeBySource = new WeakMap<CompressContext['sentences'], Made>();

function madeOf(sentences: CompressContext['sentences']): Made {
  const made = madeBySource.get(sentences) ?? new Map();
  madeBySource.set(sentences, made);
  return made;
}

function shorten(sentence: SourceSentence, context: CompressContext, voice: Voice): Compressed {
  const isOfSource = context.sentences[sentence.index]?.text === sentence.text;
  const printed = isOfSource ? withVerdict(context.sentences, sentence.index) : sentence.text;
  const made = build(printed, context, voice);
  const bare = made === null ? 'no safe cut' : bareReference(made.text, context.title);
  const kept = bare === null ? made : null;
  const text = kept?.text ?? finish(upperFirst(dropLink(sentence.text.trim())));
  return {
    text,
    short: kept?.short ?? null,
    verbatim: kept === null,
    hedges: findHedges(text).map((hedge) => hedge.text),
    negated: isNegated(text),
    strength: claimStrength(sentence.text),
    bare,
  };
}

/** A quotation may begin after the word that only tied it to the sentence before. */
function dropLink(text: string): string {
  return text.replace(
    /^(?:Finally|Lastly|Furthermore|Moreover|In addition|Additionally|Overall|In summary|In conclusion|Taken together|To conclude|Hence|Thus|Therefore), (?=\p{L})/u,
    '',
  );
}

interface Built {
  readonly text: string;
  readonly short: string | null;
}

/** Tries the boldest form first; where its guards or screens refuse, one that rewords less. */
function build(text: string, context: CompressContext, voice: Voice): Built | null {
  const source = dropApparatus(text);
  const guard = guardOf(claimOf(source));
  for (const base of fullForms(source, context, voice)) {
    const forms = [base, ...cuts(base)].filter((form) => isSafe(form, base, guard, voice));
    const best = bestWithin(forms, findingBudget.text);
    if (best !== null) return { text: best, short: shortOf(source, base, forms, guard, voice) };
  }
  return null;
}

/** The longest safe form that fits the small folds: also without brackets, or without a second clause of its own. */
function shortOf(
  source: string,
  base: string,
  forms: readonly string[],
  guard: Guard,
  voice: Voice,
): string | null {
  const fitting = (options: readonly string[]): string[] =>
    options.filter((option) => option.length <= findingBudget.short);
  const whole = fitting(forms);
  if (whole.length > 0) return bestWithin(whole, findingBudget.short);
  const bracketGuard = guardOf(dropBrackets(claimOf(source)));
  const bracketless = [base, ...cuts(base)].map(dropBrackets);
  const asides = fitting(bracketless).filter((form) => isSafe(form, base, bracketGuard, voice));
  if (asides.length > 0) return bestWithin(asides, findingBudget.short);
  const first = fitting([...forms, ...bracketless].flatMap((form) => secondClauseCut(form) ?? []));
  return bestWithin(
    first.filter((form) => isSafe(form, '', guard.ofFirstClause, voice)),
    findingBudget.short,
  );
}

/** The uncut form has the source's own verb, known to the lists or not; a cut one must show its verb. */
function isSafe(form: string, base: string, guard: Guard | Guard['ofFirstClause'], voice: Voice): boolean {
  const faults = screen(form, { firstPerson: voice === 'author' });
  const isWhole = base !== '' && form.length >= dropBrackets(base).length;
  const isFragment =
    form.split(' ').length < 4 || /^\p{Lu}\p{Ll}+ing\b/u.test(form) || /^https?:/i.test(form);
  return faults.every((fault) => isWhole && !isFragment && fault === 'no verb') && guard.allows(form);
}

/** Connectives such as "however" and "first" count as limits inside a sentence, not at its head, where they only link. */
function claimOf(source: string): string {
  return dropOpeners(upperFirst(dropOpeners(source)));
}

/** The longest option within the budget, or the shortest of all: as much as fits, no more. */
function bestWithin(options: readonly string[], budget: number): string | null {
  const sorted = [...new Set(options)].sort((a, b) => b.length - a.length);
  return sorted.find((option) => option.length <= budget) ?? sorted.at(-1) ?? null;
}
