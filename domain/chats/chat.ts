import type { Made } from '../engine/written.ts';

/** A saved generation: what the person asked, and what came back as JSON of platform to text. */
export interface Chat extends ChatHead {
  readonly messages: readonly ChatMessage[];
  /** How the posts were made; null where nobody said. */
  readonly made: Made | null;
}

/** A row of the history. */
export interface ChatHead {
  /** Chosen by the client, unique for its owner only. */
  readonly sessionId: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Our own limits: four posts at their platforms' maxima with JSON escapes fit twice. */
export const chatLimits = {
  sessionId: 200,
  messages: 100,
  content: 150_000,
  titleCharacters: 60,
  page: 50,
  maxPage: 200,
} as const;

/** Id of a new chat: the first 20 characters of the text with spaces as dashes, and the time (spec section 7). */
export function chatSessionId(inputText: string, epochMilliseconds: number): string {
  const start = Array.from(inputText.toWellFormed().trim())
    .slice(0, 20)
    .join('')
    .replace(/[\s\p{Cc}]/gu, '-');
  return `${start}-${epochMilliseconds}`;
}

/** Title of a chat: the one that was given, else the start of what the person wrote; on one line, cut at a word. */
export function chatTitle(messages: readonly ChatMessage[], given = ''): string {
  const written = messages.find((message) => message.role === 'user')?.content ?? '';
  const text = [given, written].map(onOneLine).find((one) => one !== '');
  if (text === undefined) return 'Untitled';
  const characters = Array.from(text);
  if (characters.length <= chatLimits.titleCharacters) return text;
  const cut = characters.slice(0, chatLimits.titleCharacters).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > chatLimits.titleCharacters / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
