import { sql } from 'kysely';
import type { PersonStanding, StandingStore } from '../../../ports/standings.ts';
import type { Handle } from '../schema.ts';
import { subscriptionOfRow, withPaidUntil } from './billing.ts';

export function createStandingStore(db: Handle): StandingStore {
  return {
    async ofPerson(userId) {
      const rows = await readRows(db, userId);
      const [first] = rows;
      if (first === undefined) return nothing;
      const { team, team_owner: ownerId, team_name: name, trial_ends_at, team_trial_ends_at } = first;
      const bought = rows.flatMap(({ id, price_id, status, ...row }) =>
        // All three are null where there is no subscription.
        id === null || price_id === null || status === null
          ? []
          : [subscriptionOfRow({ id, price_id, status, ...row })],
      );
      return {
        team: team === null || ownerId === null || name === null ? null : { id: team, ownerId, name },
        trialEndsAt: trial_ends_at,
        teamTrialEndsAt: team_trial_ends_at,
        subscriptions: bought.filter((one) => one.userId === userId),
        teamSubscriptions: bought.filter((one) => team !== null && one.teamId === team),
      };
    },
  };
}

const nothing: PersonStanding = {
  team: null,
  trialEndsAt: null,
  teamTrialEndsAt: null,
  subscriptions: [],
  teamSubscriptions: [],
};

/** A row for each subscription, or one without. */
function readRows(db: Handle, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('team_members', 'team_members.user_id', 'users.id')
    .leftJoin('teams', 'teams.id', 'team_members.team_id')
    .leftJoin('trials as own_trial', (join) => join.on('own_trial.owner', '=', `user:${userId}`))
    .leftJoin('trials as team_trial', (join) =>
      join.on('team_trial.owner', '=', sql<string>`'team:' || teams.id`),
    )
    .leftJoin(withPaidUntil(db).as('subscription'), (join) =>
      join.on((row) =>
        row.or([
          row('subscription.user_id', '=', userId),
          row('subscription.team_id', '=', row.ref('teams.id')),
        ]),
      ),
    )
    .selectAll('subscription')
    .select([
      'teams.id as team',
      'teams.owner_id as team_owner',
      'teams.name as team_name',
      'own_trial.ends_at as trial_ends_at',
      'team_trial.ends_at as team_trial_ends_at',
    ])
    .where('users.id', '=', userId)
    .execute();
}
