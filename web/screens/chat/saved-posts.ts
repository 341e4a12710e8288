import type { SavedChat } from '#contract/types.ts';
import { isPlatformId } from '#domain/posts/platforms.ts';
import type { Posts } from '#web/features/posts/posts-with-source.tsx';

/** A saved chat as the screen shows it. */
export interface SavedPosts {
  /** What the person had pasted. */
  readonly prompt: string;
  /** Posts for platforms we know. */
  readonly posts: Posts;
  /** Everything else that was saved, by its key; raw text has the key null. */
  readonly others: readonly { readonly key: string | null; readonly text: string }[];
}

/** Reads the two messages of a chat: the text, and JSON of platform to post, else raw text (spec section 2). */
export function savedPostsOf(chat: Pick<SavedChat, 'messages'>): SavedPosts {
  const prompt = chat.messages.find((message) => message.role === 'user')?.content ?? '';
  const content = chat.messages.find((message) => message.role === 'assistant')?.content ?? '';
  const parts = partsOf(content);
  return {
    prompt,
    posts: Object.fromEntries(
      parts.filter(({ key }) => isPlatformId(key)).map(({ key, text }) => [key, text]),
    ),
    others: parts.filter(({ key }) => !isPlatformId(key)),
  };
}

function partsOf(content: string): SavedPosts['others'] {
  if (content.trim() === '') return [];
  const saved = parse(content);
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved))
    return [{ key: null, text: content }];
  return Object.entries(saved).map(([key, value]) => ({
    key,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }));
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
