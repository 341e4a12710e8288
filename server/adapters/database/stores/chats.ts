import { sql } from 'kysely';
import { type ChatHead, type ChatMessage, headOf, type KeptDesk } from '#domain/chats/chat.ts';
import type { ChatPage, ChatStore } from '../../../ports/chats.ts';
import type { Handle } from '../schema.ts';
import { lockKept } from './kept.ts';

/** `atomically` runs steps together: in a transaction of their own, or in the one already open. */
export function createChatStore(
  db: Handle,
  atomically: <T>(work: (tx: Handle) => Promise<T>) => Promise<T>,
): ChatStore {
  return {
    async put(userId, chat) {
      const content = {
        title: chat.title,
        messages: JSON.stringify(chat.messages),
        made: chat.made === null ? null : JSON.stringify(chat.made),
        desk: chat.desk === null ? null : JSON.stringify(chat.desk),
        updated_at: new Date(chat.updatedAt),
      };
      await db
        .insertInto('chats')
        .values({ user_id: userId, session_id: chat.sessionId, created_at: content.updated_at, ...content })
        .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet(content))
        .execute();
    },

    async find(userId, sessionId) {
      const row = await db
        .selectFrom('chats')
        .select(['session_id', 'title', 'updated_at', 'messages', 'made', 'desk'])
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const messages: readonly ChatMessage[] = JSON.parse(row.messages);
      const made = row.made === null ? null : JSON.parse(row.made);
      return { ...namesOf(row), messages, made, desk: deskOf(row) };
    },

    list: (userId, page) => listChats(db, userId, page),

    remove: (userId, sessionId) =>
      atomically(async (tx) => {
        // First, as whoever saves does: two that lock in turn never wait for each other in a ring.
        await lockKept(tx, userId);
        const removed = await tx
          .deleteFrom('chats')
          .where('user_id', '=', userId)
          .where('session_id', '=', sessionId)
          .returning('session_id')
          .executeTakeFirst();
        return removed !== undefined;
      }),
  };
}

async function listChats(
  db: Handle,
  userId: string,
  { limit, after, search }: ChatPage,
): Promise<ChatHead[]> {
  let query = db
    .selectFrom('chats')
    .select(['session_id', 'title', 'updated_at', 'desk'])
    .where('user_id', '=', userId);
  if (search !== null) query = query.where('title', 'ilike', `%${asPattern(search)}%`);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(updated_at, session_id) < (${new Date(after.updatedAt)}, ${after.sessionId})`,
    );
  }
  const rows = await query.orderBy('updated_at', 'desc').orderBy('session_id', 'desc').limit(limit).execute();
  return rows.map(headOfRow);
}

/** What stands for other signs in a pattern of SQL stands for itself. */
function asPattern(words: string): string {
  return words.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

type Row = { session_id: string; title: string; updated_at: Date; desk: string | null };

function namesOf(row: Row): Pick<ChatHead, 'sessionId' | 'title' | 'updatedAt'> {
  return { sessionId: row.session_id, title: row.title, updatedAt: row.updated_at.toISOString() };
}

function headOfRow(row: Row): ChatHead {
  return headOf({ ...namesOf(row), desk: deskOf(row) });
}

function deskOf({ desk }: Pick<Row, 'desk'>): KeptDesk | null {
  return desk === null ? null : JSON.parse(desk);
}
