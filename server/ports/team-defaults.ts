import type { TeamDefaults } from '#domain/teams/team-defaults.ts';

/** What members of teams begin with. */
export interface TeamDefaultStore {
  find(teamId: string): Promise<TeamDefaults | null>;
  save(teamId: string, defaults: TeamDefaults, now: Date): Promise<void>;
}
