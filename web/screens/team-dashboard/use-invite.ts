import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { useTeamChange } from './use-team-change.ts';
import { words } from './words.ts';

export interface Invited extends OutputOf<'inviteMember'> {
  readonly email: string;
}

/** Makes a link for an address; a second one for the same address replaces the first. */
export function useInvite(teamId: string, after?: () => void) {
  return useTeamChange({
    teamId,
    change: async (email: string): Promise<Invited> => ({
      ...(await api.call('inviteMember', { params: { teamId }, body: { email } })),
      email,
    }),
    done: () => null,
    failed: words.invite.failed,
    ...(after !== undefined && { after }),
  });
}
