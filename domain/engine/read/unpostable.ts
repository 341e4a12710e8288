import { type PostProblem, sentenceProblems } from '#domain/posts/post-rules.ts';

/**
 * Why a sentence cannot stand in any post, as the rules of posts see it: praise of the work, markup that could not be
 * read, a bracket that is not closed, a doubled word. Quoting does not help there. Null where it can stand.
 */
export function unpostable(sentence: string, source: string): PostProblem | null {
  return sentenceProblems(sentence, source)[0] ?? null;
}
