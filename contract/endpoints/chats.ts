import type { Endpoint } from '../endpoint.ts';
import {
  chatHeadSchema,
  chatParams,
  chatSchema,
  chatsAnswer,
  chatsQuery,
  putChatBody,
} from '../schemas/chats.ts';

/** Saved chats. */
export const chatEndpoints = {
  putChat: {
    method: 'PUT',
    path: '/api/chats/{sessionId}',
    access: 'signed-in',
    summary: 'Saves a chat, or replaces its messages',
    params: chatParams,
    body: putChatBody,
    output: chatHeadSchema,
    failures: ['storage_full'],
  },
  listChats: {
    method: 'GET',
    path: '/api/chats',
    access: 'signed-in',
    summary: "The caller's chats, newest first",
    query: chatsQuery,
    output: chatsAnswer,
    failures: [],
  },
  getChat: {
    method: 'GET',
    path: '/api/chats/{sessionId}',
    alias: '/chats/{sessionId}',
    access: 'signed-in',
    of: 'caller',
    summary: 'One chat with its messages',
    params: chatParams,
    output: chatSchema,
    failures: ['not_found'],
  },
  deleteChat: {
    method: 'DELETE',
    path: '/api/chats/{sessionId}',
    access: 'signed-in',
    of: 'caller',
    summary: 'Deletes a chat',
    params: chatParams,
    output: null,
    failures: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
