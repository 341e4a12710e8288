import type { ArticleInfo } from '../research/article-info.ts';
import type { FactSheet, Genre, Mark, Subjects } from './fact-sheet.ts';
import { namesSubjects } from './read/fields/subjects.ts';

/** How far the evidence goes, as labels on press releases say it. What is not known is said to be not stated. */
export interface Evidence {
  /** A journal's name does not prove peer review, so no more than the name is claimed. */
  readonly peerReviewed: 'preprint' | 'journal named' | 'not stated';
  /** In plain words ("randomised trial"); "not stated" where the source does not say. */
  readonly design: string;
  readonly subjects: string;
  /** The three on one line, fit to be added to a post. */
  readonly text: string;
}

export function describeEvidence(sheet: FactSheet, info: ArticleInfo = {}): Evidence {
  const peerReviewed = reviewOf(sheet.marks, info);
  const design = designOf(sheet);
  const words = [sheet.title ?? '', ...sheet.sentences.map(({ text }) => text)].join(' ');
  const subjects = namesSubjects(words, sheet.subjects) ? subjectLabels[sheet.subjects] : notStated;
  const review =
    peerReviewed === 'journal named' ? `Journal: ${info.journal?.trim() ?? ''}` : reviewLabels[peerReviewed];
  const parts = [review, `design: ${design}`, `studied: ${subjects}`];
  return { peerReviewed, design, subjects, text: `${parts.join(' · ')}` };
}

const notStated = 'not stated';
const reviewLabels = {
  preprint: 'Preprint, not peer-reviewed',
  'not stated': 'Peer review not stated',
} as const;

function reviewOf(marks: readonly Mark[], info: ArticleInfo): Evidence['peerReviewed'] {
  const journal = info.journal?.trim() ?? '';
  if (
    marks.includes('preprint') ||
    /\b(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv|ssrn|preprints?|research square)\b/i.test(journal)
  )
    return 'preprint';
  return journal === '' ? notStated : 'journal named';
}

/** Names of study types for the label; null where the kind of text says nothing about a design. */
const designByGenre: Readonly<Record<Genre, string | null>> = {
  trial: 'trial',
  observational: 'observational study',
  diagnostic: 'diagnostic study',
  // One kind for what is kept in cages and in dishes; `experimentOn` says which.
  'animal-or-lab': null,
  'field-study': 'field study',
  qualitative: 'qualitative study',
  method: 'method or tool',
  theory: 'theory',
  simulation: 'simulation',
  measurement: 'measurement',
  review: 'review',
  protocol: 'protocol, no results yet',
  dataset: 'data set',
  policy: 'policy document',
  patent: 'patent document',
  other: null,
};

/** The source's own words first; then the kind of text. */
function designOf(sheet: FactSheet): string {
  const own = sheet.design?.text.trim() ?? '';
  if (own !== '' && own.length <= longestDesign) return own;
  // Who watched and who intervened decides what a result is worth: no guess by the kind of text says so.
  const words = wordsOfDesign[sheet.genre];
  if (words !== undefined && !sheet.sentences.some(({ text }) => words.test(text))) return notStated;
  const told = sheet.genre === 'animal-or-lab' ? experimentOn[sheet.subjects] : designByGenre[sheet.genre];
  return told ?? notStated;
}

/** Words by which a text says itself what it is; a text of the kind without them does not state its design. */
const wordsOfDesign: Readonly<Partial<Record<Genre, RegExp>>> = {
  trial: /\b(?:trials?|randomi[sz]\p{L}+|placebo|assigned)\b/iu,
  observational:
    /\b(?:observational|cohorts?|survey\p{L}*|registr(?:y|ies)|longitudinal|questionnaires?|surveillance|records?)\b|\b(?:cross-section|case-control|(?:retro|pro)spective)/iu,
};

/** What an experiment on them is called. One on plants may stand in a field, and one on nobody knows what anywhere. */
const experimentOn: Readonly<Partial<Record<Subjects, string>>> = {
  animals: 'animal study',
  cells: 'laboratory study',
  microbes: 'laboratory study',
};

const longestDesign = 80;

/** How the line of evidence names each. */
export const subjectLabels: Readonly<Record<Subjects, string>> = {
  people: 'people',
  animals: 'animals',
  cells: 'cells',
  plants: 'plants',
  microbes: 'microbes',
  simulation: 'simulations',
  theory: 'theory',
  'texts-or-data': 'texts or data',
  instruments: 'instruments',
  celestial: 'objects in the sky',
  software: 'software',
  other: notStated,
};
