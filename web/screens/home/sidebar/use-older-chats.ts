import { useState } from 'react';
import type { SavedChatHead } from '#contract/types.ts';
import { chatLimits } from '#domain/chats/chat.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from '../words.ts';

type Chats = readonly SavedChatHead[];

interface OlderChats {
  /** The newest and what was asked for after them, in order. */
  readonly chats: Chats | undefined;
  /** Null where there is no more. */
  readonly load: (() => void) | null;
  readonly forget: (sessionId: string) => void;
}

/** Pages after the first, when somebody wants to see them: what is kept long ago can be read and deleted too. */
export function useOlderChats(newest: Chats | undefined, search: string): OlderChats {
  const [older, setOlder] = useState<Chats>([]);
  const [isEnd, setIsEnd] = useState(false);
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setOlder([]);
    setIsEnd(false);
  }
  const there = new Set(newest?.map(({ sessionId }) => sessionId));
  const chats = newest && [...newest, ...older.filter(({ sessionId }) => !there.has(sessionId))];
  const last = chats?.at(-1);
  const load = async (after: SavedChatHead): Promise<void> => {
    try {
      const query = { before: after.updatedAt, beforeId: after.sessionId, ...(search !== '' && { search }) };
      const page = await api.call('listChats', { query });
      setOlder((before) => [...before, ...page]);
      setIsEnd(page.length < chatLimits.page);
    } catch (error) {
      toasts.add({ ...failureWords(error, words.sidebar.olderFailed), variant: 'destructive' });
    }
  };
  const mayBeMore = !isEnd && chats !== undefined && chats.length >= chatLimits.page;
  return {
    chats,
    load: mayBeMore && last !== undefined ? () => void load(last) : null,
    forget: (sessionId) => setOlder((before) => before.filter((chat) => chat.sessionId !== sessionId)),
  };
}
