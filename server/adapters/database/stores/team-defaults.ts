import { isPlatformId } from '#domain/posts/platforms.ts';
import { isToneId } from '#domain/posts/tones.ts';
import type { TeamDefaultStore } from '../../../ports/team-defaults.ts';
import type { Handle } from '../schema.ts';

export function createTeamDefaultStore(db: Handle): TeamDefaultStore {
  return {
    async find(teamId) {
      const row = await db
        .selectFrom('team_defaults')
        .select(['tone', 'platforms'])
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      if (row === undefined) return null;
      // Another version may have known others.
      const platforms: readonly unknown[] = JSON.parse(row.platforms);
      return { tone: isToneId(row.tone) ? row.tone : null, platforms: platforms.filter(isPlatformId) };
    },

    async save(teamId, { tone, platforms }, now) {
      const defaults = { tone, platforms: JSON.stringify(platforms), updated_at: now };
      await db
        .insertInto('team_defaults')
        .values({ team_id: teamId, ...defaults })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet(defaults))
        .execute();
    },
  };
}
