import type { GenerateRequest } from '../engine/generate.ts';
import type { Made } from '../engine/written.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { ToneId } from '../posts/tones.ts';

/** A saved generation: what the person asked, and what came back as JSON of platform to text. */
export interface Chat {
  /** Chosen by the client, unique for its owner only. */
  readonly sessionId: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly messages: readonly ChatMessage[];
  /** How the posts were made; null where nobody said. */
  readonly made: Made | null;
  /** What the posts were asked with, and what was done to each; null where nobody said. */
  readonly desk: KeptDesk | null;
}

/** All that opens saved posts again as they stood: besides the text and the posts, which are the chat's messages. Plain JSON. */
export interface KeptDesk {
  /** Without its text. */
  readonly request: Omit<GenerateRequest, 'inputText'>;
  readonly posts: { readonly [Platform in PlatformId]?: KeptPost | undefined };
}

/** How a saved post came to be. */
export interface KeptPost {
  readonly tone: ToneId;
  readonly seed: number;
  /** The person changed its text. */
  readonly byHand: boolean;
  /** Facts were changed since, and it stayed. */
  readonly stayed?: boolean | undefined;
}

/** A row of the history. */
export interface ChatHead extends Pick<Chat, 'sessionId' | 'title' | 'updatedAt'> {
  /** The tone that was asked for; null where nobody said. */
  readonly tone: ToneId | null;
  /** Where its posts go; empty where nobody said. */
  readonly platforms: readonly PlatformId[];
}

export function headOf({ sessionId, title, updatedAt, desk }: Omit<Chat, 'messages' | 'made'>): ChatHead {
  const { tone = null, platforms = [] } = desk?.request ?? {};
  return { sessionId, title, updatedAt, tone, platforms };
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
  search: 200,
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
