import { type CheckedRun, isRead, type PostOfRun, summaryOf } from '../checked.ts';

/** Everything, as one object. */
export function asJson({ source, posts }: CheckedRun): string {
  return `${JSON.stringify({ source, posts: posts.map(withPlainError), summary: summaryOf(posts) }, null, 2)}\n`;
}

/** A line for each sentence of each post, or for a post that could not be read. */
export function asJsonl({ posts }: CheckedRun): string {
  return posts
    .flatMap((post): object[] =>
      isRead(post)
        ? post.sentences.map((sentence, index) => ({ post: post.name, sentence: index, ...sentence }))
        : [{ post: post.name, error: plain(post.error) }],
    )
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

function withPlainError(post: PostOfRun): object {
  return isRead(post) ? post : { name: post.name, error: plain(post.error) };
}

function plain({ code, message }: { readonly code: string; readonly message: string }): object {
  return { code, message };
}
