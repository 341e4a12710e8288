/** The fields of a look-up (spec section 3), in the order of the form. */
export const recordFields = [
  'abstract',
  'title',
  'journal',
  'year',
  'pi',
  'publisher',
  'funders',
  'url',
] as const;
export type RecordField = (typeof recordFields)[number];

/** What services say of a work. Null, or an empty list, where none says it: nothing is ever made up. */
export interface RecordFields {
  /** Clean text, paragraphs and sections on lines of their own. */
  readonly abstract: string | null;
  readonly title: string | null;
  readonly journal: string | null;
  readonly year: number | null;
  /** First author, first inventor or issuing body: no service knows who led the work. */
  readonly pi: Person | null;
  readonly publisher: string | null;
  readonly funders: readonly string[];
  readonly url: string | null;
}

export interface Person {
  readonly name: string | null;
  /** An institution without its street and without e-mail addresses; a patent's assignee. */
  readonly affiliation: string | null;
}

/** Services that metadata comes from. */
export const sourceNames = {
  crossref: 'Crossref',
  'doi-agency': 'doi.org',
  openalex: 'OpenAlex',
  'europe-pmc': 'Europe PMC',
  'semantic-scholar': 'Semantic Scholar',
  datacite: 'DataCite',
  'un-library': 'UN Digital Library',
  'un-editor': 'UN library catalogue',
  'google-patents': 'Google Patents',
  'epo-ops': 'European Patent Office',
  uspto: 'USPTO',
} as const;
export type SourceName = keyof typeof sourceNames;

/** What a service says about the standing of a work; `notices.ts` has the words. */
export interface Signal {
  readonly type: SignalType;
  /** The DOI of the notice, of the other version, or of the article that a notice is about. */
  readonly doi?: string;
  /** ISO 8601, as exact as known. */
  readonly date?: string;
  /** What it is called, where the type leaves that open ("journal issue", "Methods"). */
  readonly name?: string;
}

export type SignalType =
  | 'retracted'
  | 'withdrawn'
  | 'retraction-notice'
  | 'correction-notice'
  | 'concern-notice'
  | 'addendum'
  | 'blog-post'
  | 'may-be-notice'
  | 'concern'
  | 'corrected'
  | 'preprint'
  | 'published-version'
  | 'has-preprint'
  | 'new-version'
  | 'not-a-paper'
  | 'not-a-dataset'
  | 'abstract-kind'
  | 'draft-resolution'
  | 'patent-application'
  | 'patent-grant'
  | 'patent-lapsed';

export interface Licence {
  readonly name: string;
  readonly url: string | null;
  /** True for licences that allow reuse with attribution; text-mining terms do not. */
  readonly open: boolean;
}

/** One service's answer about one work. */
export interface SourceRecord extends RecordFields {
  readonly source: SourceName;
  /** In the service's own spelling. */
  readonly identifier: string;
  readonly signals: readonly Signal[];
  readonly licence: Licence | null;
}

/** A record of nothing, to be filled. */
export const emptyFields: RecordFields = {
  abstract: null,
  title: null,
  journal: null,
  year: null,
  pi: null,
  publisher: null,
  funders: [],
  url: null,
};
