import type { SavedChatHead } from '#contract/types.ts';

/** One paper of the history: the newest posts of it, and those made before. */
export interface Paper {
  readonly newest: SavedChatHead;
  readonly older: readonly SavedChatHead[];
}

/** Saved posts by paper, in the order in which they come; two with one title are of one paper. */
export function papersOf(chats: readonly SavedChatHead[]): readonly Paper[] {
  const byTitle = Map.groupBy(chats, ({ title }) => title);
  return [...byTitle.values()].flatMap(([newest, ...older]) =>
    newest === undefined ? [] : [{ newest, older }],
  );
}
