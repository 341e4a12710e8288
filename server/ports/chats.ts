import type { Chat, ChatHead } from '#domain/chats/chat.ts';

/** Saved chats, each under its owner: another person's id finds nothing. */
export interface ChatStore {
  /** Saves a chat or replaces its messages. */
  put(userId: string, chat: Chat): Promise<void>;
  find(userId: string, sessionId: string): Promise<Chat | null>;
  list(userId: string, page: ChatPage): Promise<ChatHead[]>;
  /** False where there was none. */
  remove(userId: string, sessionId: string): Promise<boolean>;
}

/** Newest first; starts after the chat with these two values where they are given. */
export interface ChatPage {
  readonly limit: number;
  /** Words of the title, whatever their case; null for all chats. */
  readonly search: string | null;
  readonly after: { readonly updatedAt: string; readonly sessionId: string } | null;
}
