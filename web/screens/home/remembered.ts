import { isPlatformId } from '#domain/posts/platforms.ts';
import { isToneId } from '#domain/posts/tones.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** What a person chooses anew for no paper: how their posts sound, where they go, and whether they say "we". */
export type Choices = Pick<Draft, 'tone' | 'platforms' | 'author'>;

/** The last choices of this person in this browser; those of a first visit where there are none. Of research nothing is kept here. */
export function rememberedChoices(userId: string): Choices {
  const { tone, platforms, author } = emptyDraft;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return { tone, platforms, author };
    const found = kept as Partial<Record<keyof Choices, unknown>>;
    const known = Array.isArray(found.platforms) ? found.platforms.filter(isPlatformId) : [];
    return {
      tone: isToneId(found.tone) ? found.tone : tone,
      platforms: known.length > 0 ? known : platforms,
      author: found.author === true,
    };
  } catch {
    return { tone, platforms, author };
  }
}

/** Whether this person chose anything in this browser before. */
export function hasChosen(userId: string): boolean {
  try {
    return localStorage.getItem(nameFor(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberChoices(userId: string, { tone, platforms, author }: Choices): void {
  try {
    localStorage.setItem(nameFor(userId), JSON.stringify({ tone, platforms, author }));
  } catch {
    // Storage is off or full: the next visit starts with what is usual.
  }
}

function nameFor(userId: string): string {
  return `paperlark.choices.${userId}`;
}
