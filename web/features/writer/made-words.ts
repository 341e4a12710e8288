import type { SavedChat } from '#contract/types.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { words } from './words.ts';

export type Made = NonNullable<SavedChat['made']>;

/** How posts were made, in a few sentences. */
export function madeWords(made: Made): string {
  const { rewritten = [] } = made;
  const labels = (ids: readonly PlatformId[]): string => ids.map((id) => platforms[id].label).join(', ');
  return [
    writerWords(made),
    ...(made.promptVersion === null ? [] : [words.prompt(made.promptVersion)]),
    ...(made.repaired.length === 0 ? [] : [words.repaired(labels(made.repaired))]),
    ...(made.replaced.length === 0 ? [] : [words.replaced(labels(made.replaced))]),
    ...(rewritten.length === 0 ? [] : [words.rewritten(labels(rewritten))]),
  ].join(' ');
}

function writerWords({ writer, model, host }: Made): string {
  if (writer === 'browser') return words.browser;
  if (writer === 'local' && model !== null) return words.local(model);
  return writer === 'embedded' || model === null || host === null ? words.embedded : words.model(model, host);
}
