import type { Team } from '#contract/types.ts';

/** Each extra has a key of its own (spec section 7): its place in the team's list, and how many keys its plan has to have. */
const extras = {
  writeHighlight: { index: 0, needs: 3 },
  suggestHashtags: { index: 1, needs: 2 },
  predictPosts: { index: 2, needs: 3 },
} as const;

export type Extra = keyof typeof extras;

/**
 * The key that an extra is called with; undefined where the person's own token speaks: without a team or keys, and where the
 * plan of the keys does not have the extra, which the person may still have by a trial of their own.
 */
export function extraKey({ apiKeys }: Pick<Team, 'apiKeys'>, extra: Extra): string | undefined {
  const { index, needs } = extras[extra];
  return apiKeys.length >= needs ? apiKeys[index] : undefined;
}
