import { type PostProblem, type PostProblemCode, postProblems } from '#domain/posts/post-rules.ts';

/** What only a whole post can have or lack. */
const ofWholePosts: ReadonlySet<PostProblemCode> = new Set([
  'too-long',
  'too-many-tags',
  'dead-link',
  'empty',
]);

/**
 * Why a sentence cannot stand in any post, as the rules of posts see it: praise of the work, markup that could not be
 * read, a bracket that is not closed, a doubled word. Quoting does not help there. Null where it can stand.
 */
export function unpostable(sentence: string, source: string): PostProblem | null {
  return postProblems('linkedin', sentence, source).find(({ code }) => !ofWholePosts.has(code)) ?? null;
}
