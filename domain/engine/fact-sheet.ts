import type { Strength } from '#domain/language/strength.ts';

/**
 * What a source says, as data: the centre of the house. The reader fills it, the person corrects it, every writer
 * (embedded or model) writes from it, and grounding compares against it. Plain JSON: no classes, no functions.
 */
export interface FactSheet {
  readonly title: string | null;
  readonly sentences: readonly SourceSentence[];
  readonly genre: Genre;
  /** The paper's own question as one plain question; null where the source gives none. */
  readonly question: Field | null;
  readonly finding: Finding;
  /** The best three findings, best first; the first is the one the reader chose. */
  readonly candidates: readonly Candidate[];
  /** False where the reader asks the person to choose instead of guessing. */
  readonly sure: boolean;
  /** Why it is not sure, in words for the person; null when sure. */
  readonly doubt: string | null;
  /** Comparisons and values that carry the finding, best first. */
  readonly numbers: readonly NumberFact[];
  /** Who or what was studied: the whole sample. */
  readonly studied: Field | null;
  readonly design: Field | null;
  /** A stated weakness or scope. */
  readonly limit: Field | null;
  /** Where the authors conclude more than their result, or advise: quoted only with attribution. */
  readonly authorsConclude: Field | null;
  /** What was unknown before. */
  readonly gap: Field | null;
  /** Two to five words naming what it is about, copied from title or text. */
  readonly topic: string | null;
  /** Supporting results after the finding: sentence indices, best first. */
  readonly supporting: readonly Finding[];
  readonly subjects: Subjects;
  readonly mood: 'good' | 'grave' | 'neutral';
  /** What must be said of the source wherever it is posted. */
  readonly marks: readonly Mark[];
  /** Short forms with their long forms, as the source defines them. */
  readonly acronyms: readonly { readonly short: string; readonly long: string; readonly sentence: number }[];
}

export interface SourceSentence {
  readonly index: number;
  /** Without its section heading. */
  readonly text: string;
  /** Offsets of `text` in the normalised source. */
  readonly start: number;
  readonly end: number;
  readonly role: Role;
  /** Probability of `role`, 0..1; 1 where a heading says so. */
  readonly certainty: number;
  /** The section heading it stands under, as printed ("Methods"); null without. */
  readonly heading: string | null;
}

export const roles = ['background', 'objective', 'methods', 'results', 'conclusions', 'other'] as const;
export type Role = (typeof roles)[number];

export const genres = [
  'trial',
  'observational',
  'diagnostic',
  'animal-or-lab',
  'field-study',
  'qualitative',
  'method',
  'theory',
  'simulation',
  'measurement',
  'review',
  'protocol',
  'dataset',
  'policy',
  'patent',
  'other',
] as const;
export type Genre = (typeof genres)[number];

export type Subjects =
  | 'people'
  | 'animals'
  | 'cells'
  | 'plants'
  | 'microbes'
  | 'simulation'
  | 'theory'
  | 'texts-or-data'
  | 'instruments'
  | 'celestial'
  | 'software'
  | 'other';

/** Preprint, animal or in-vitro work, protocol without results, correction, retraction: visible in the post when known. */
export type Mark =
  | 'preprint'
  | 'in-animals'
  | 'in-vitro'
  | 'simulation'
  | 'protocol'
  | 'patent'
  | 'corrected'
  | 'concern'
  | 'withdrawn'
  | 'retracted';

/** A place in the source: characters `start` to `end` of sentence `sentence`'s text. */
export interface Span {
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

export interface Field {
  readonly text: string;
  /** Where it stands in the source; null where the person wrote it. */
  readonly span: Span | null;
}

export interface Finding {
  /** The finding as one sentence that stands alone: capital, full stop, hedge, negation, comparator and numbers kept. */
  readonly text: string;
  /** A shorter form for small folds, 110 characters or fewer; null where none is safe. */
  readonly short: string | null;
  /** The source sentence it was made from; null where the person wrote it. */
  readonly sentence: number | null;
  /** True where nothing but the heading was cut, because cutting was not safe: to be given as a quotation. */
  readonly verbatim: boolean;
  readonly hedges: readonly string[];
  readonly negated: boolean;
  /** 0 no claim of a relation, 1 correlation, 2 conditional cause, 3 direct cause. */
  readonly strength: Strength;
}

export interface Candidate {
  readonly sentence: number;
  readonly text: string;
  /** 0..1, comparable inside one source only. */
  readonly score: number;
}

export interface NumberFact {
  /** As printed, one clause ("2.6 of 10 with it, 2.6 and 2.7 without"). */
  readonly text: string;
  readonly sentence: number;
  readonly arms: readonly { readonly label: string; readonly value: string; readonly unit: string | null }[];
  /** How many were measured, as printed; null where not stated with it. */
  readonly n: string | null;
  /** True where the person gave it: then it is told whatever else is. */
  readonly given?: true | undefined;
}
