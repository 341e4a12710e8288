import { longestVisitorPost } from '#contract/schemas/check-limits.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { words } from './words.ts';

/** What is in the two fields. */
export interface Texts {
  readonly post: string;
  readonly paper: string;
}

/** What keeps them from being checked, and in which field. */
export interface Problem {
  readonly at: keyof Texts;
  readonly why: string;
}

type NamedSource = { readonly source: string } | { readonly identifier: string };

/** Longer than any identifier, or the address that it stands in. */
const longestIdentifier = 320;

/** What can be seen without reading the paper's field: what is missing, or too long. */
export function problemIn({ post, paper }: Texts): Problem | null {
  const [postLength, paperLength] = [post.trim().length, paper.trim().length];
  if (postLength === 0) return { at: 'post', why: words.post.missing };
  if (postLength > longestVisitorPost) return { at: 'post', why: words.post.tooLong(postLength) };
  if (paperLength === 0) return { at: 'paper', why: words.paper.missing };
  if (paperLength > researchTextLimits.max) return { at: 'paper', why: words.paper.tooLong(paperLength) };
  return null;
}

/** The abstract, or the number of the work where nothing else stands there; or why it is neither. */
export async function namedSource(paper: string): Promise<NamedSource | Problem> {
  const text = paper.trim();
  if (text.length > longestIdentifier || text.includes('\n')) return { source: text };
  const { recogniseIdentifier } = await import('#domain/research/identifiers/read-identifier.ts');
  const found = recogniseIdentifier(text);
  // An abstract that ends with its DOI is one all the same.
  if (found.ok && text.split(/\s+/).length <= mostWords) return { identifier: text };
  if (text.length >= researchTextLimits.min) return { source: text };
  return {
    at: 'paper',
    why: found.ok ? words.paper.tooShort : `${words.paper.tooShort} ${found.failure.message}`,
  };
}

/** "PMID: 123", "S/RES/1325 (2000) of the Council" are several words, and still nothing but a number. */
const mostWords = 5;
