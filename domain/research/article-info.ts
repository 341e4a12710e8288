/** What is known about the source besides its text (spec section 3, "Generation request"). Every field optional. */
export interface ArticleInfo {
  readonly title?: string | undefined;
  readonly journal?: string | undefined;
  readonly year?: string | undefined;
  readonly pi?: string | undefined;
  readonly labOrInstitute?: string | undefined;
  readonly publisher?: string | undefined;
  readonly funders?: string | undefined;
  readonly url?: string | undefined;
  /** What services say of its standing; a look-up fills it. */
  readonly status?: readonly ArticleStatus[] | undefined;
}

/** Standings of an article that a post must not pass over. */
export const articleStatuses = ['retracted', 'withdrawn', 'concern', 'corrected', 'preprint'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Field names in the order of the form, with their labels and length limits (our own, generous). */
export const articleInfoFields = [
  { name: 'title', label: 'Title', max: 500 },
  { name: 'journal', label: 'Journal', max: 200 },
  { name: 'year', label: 'Year', max: 10 },
  { name: 'pi', label: 'Lead or first author', max: 200 },
  { name: 'labOrInstitute', label: 'Lab or institute', max: 300 },
  { name: 'publisher', label: 'Publisher', max: 200 },
  { name: 'funders', label: 'Funders', max: 500 },
  { name: 'url', label: 'Link', max: 2000 },
] as const satisfies readonly { name: keyof ArticleInfo; label: string; max: number }[];
