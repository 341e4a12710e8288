import type { SavedChat } from '#contract/types.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { words } from './words.ts';

export type Made = NonNullable<SavedChat['made']>;

/** How posts were made, in a few sentences. `posts` are those that are there, where that is known. */
export function madeWords(made: Made, posts: readonly PlatformId[] = []): string {
  const { rewritten = [] } = made;
  const labels = (ids: readonly PlatformId[]): string => ids.map((id) => platforms[id].label).join(', ');
  return [
    posts.length > 0 && posts.every((id) => made.replaced.includes(id))
      ? askedWords(made)
      : writerWords(made),
    ...(made.promptVersion === null ? [] : [words.prompt(made.promptVersion)]),
    ...(made.repaired.length === 0 ? [] : [words.repaired(labels(made.repaired))]),
    ...(made.replaced.length === 0 ? [] : [words.replaced(labels(made.replaced))]),
    ...(rewritten.length === 0 ? [] : [words.rewritten(labels(rewritten))]),
  ].join(' ');
}

/** A model that was asked and wrote none of them: its name is told, since the text went to it. */
function askedWords({ writer, model, host }: Made): string {
  if (model === null || writer === 'local') return words.askedHere(model);
  return host === null ? words.askedHere(model) : words.asked(model, host);
}

function writerWords({ writer, model, host }: Made): string {
  if (writer === 'browser') return words.browser;
  if (writer === 'local' && model !== null) return words.local(model);
  return writer === 'embedded' || model === null || host === null ? words.embedded : words.model(model, host);
}
