import type { TeamBrandStore } from '../../../ports/team-brands.ts';
import type { Handle } from '../schema.ts';

export function createTeamBrandStore(db: Handle): TeamBrandStore {
  return {
    async find(teamId) {
      const row = await db
        .selectFrom('team_brands')
        .select(['name', 'background', 'ink', 'accent', 'logo'])
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      return row ?? null;
    },

    async save(teamId, { name, background, ink, accent, logo }, now) {
      const look = { name, background, ink, accent, logo, updated_at: now };
      await db
        .insertInto('team_brands')
        .values({ team_id: teamId, ...look })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet(look))
        .execute();
    },

    async remove(teamId) {
      await db.deleteFrom('team_brands').where('team_id', '=', teamId).execute();
    },
  };
}
