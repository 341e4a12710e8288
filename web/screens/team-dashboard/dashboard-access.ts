import type { Team, User } from '#contract/types.ts';
import { words } from './words.ts';

/** Why somebody cannot open the dashboard, in words; null for the owner of a team, or an admin in one (spec section 6). */
export function refusalOf(
  team: Pick<Team, 'id' | 'teamRole'>,
  role: User['role'],
): { readonly title: string; readonly description: string } | null {
  if (team.id === null) return words.noTeam;
  return team.teamRole === 'owner' || role === 'admin' ? null : words.denied;
}
