import { type Selectable, sql } from 'kysely';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import type {
  OwnedBy,
  PostHashes,
  SeenBy,
  SignOffHead,
  SignOffStore,
  StoredReviewer,
  StoredSignOff,
  TeamSignOffStore,
} from '../../../ports/sign-offs.ts';
import type { Handle, SignOffReviewersTable, SignOffsTable } from '../schema.ts';

const closed = ['approved', 'withdrawn'] as const;

/** Several rows at a time are changed only inside a transaction, which the use cases open. */
export function createSignOffStore(db: Handle): SignOffStore {
  return {
    async create(stored, head, posts) {
      await db
        .insertInto('sign_offs')
        .values({
          id: stored.id,
          user_id: stored.owner.userId,
          team_id: stored.owner.teamId,
          asker_id: stored.askerId,
          created_at: head.createdAt,
          ...columnsOf(stored, head),
        })
        .execute();
      await savePosts(db, stored.id, posts);
    },

    find: (id) => findOne(db, id, false),
    lock: (id) => findOne(db, id, true),

    async save(stored, head, posts) {
      await db.updateTable('sign_offs').set(columnsOf(stored, head)).where('id', '=', stored.id).execute();
      await savePosts(db, stored.id, posts);
    },

    async list(viewer, { show, askerId, limit }) {
      let query = db.selectFrom('sign_offs').select(headColumns).where(seenBy(viewer));
      if (show === 'open') query = query.where('state', 'not in', closed);
      if (askerId !== null) query = query.where('asker_id', '=', askerId);
      const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
      return rows.map(headOfRow);
    },

    async count(viewer) {
      const { rows } = await sql<{ all: number; open: number }>`
        select count(*)::int as all, count(*) filter (where state not in ('approved', 'withdrawn'))::int as open
        from sign_offs where ${seenBy(viewer)}`.execute(db);
      return rows[0] ?? { all: 0, open: 0 };
    },

    async standings(viewer, hashes) {
      if (hashes.length === 0) return [];
      const rows = await db
        .selectFrom('sign_off_posts')
        .innerJoin('sign_offs', 'sign_offs.id', 'sign_off_posts.sign_off_id')
        .select(['platform', 'hash', 'state', 'sign_off_id'])
        // What somebody had approved for themselves is not approved for their team.
        .where(viewer.teamId === null ? seenBy(viewer) : sql<boolean>`team_id = ${viewer.teamId}::uuid`)
        .where('hash', 'in', hashes)
        .execute();
      return rows.flatMap(({ platform, hash, state, sign_off_id: signOffId }) =>
        platformsOf([platform]).map((known) => ({ platform: known, hash, state, signOffId })),
      );
    },

    async addReviewer({ ref, signOffId, email }) {
      await db.insertInto('sign_off_reviewers').values({ ref, sign_off_id: signOffId, email }).execute();
    },

    async findReviewer(ref) {
      const row = await db
        .selectFrom('sign_off_reviewers')
        .selectAll()
        .where('ref', '=', ref)
        .executeTakeFirst();
      return row === undefined ? null : reviewerOfRow(row);
    },

    async reviewersOf(signOffId) {
      const rows = await db
        .selectFrom('sign_off_reviewers')
        .selectAll()
        .where('sign_off_id', '=', signOffId)
        .orderBy('ref')
        .execute();
      return rows.map(reviewerOfRow);
    },

    async markReminded(ref, now, notSince) {
      const marked = await db
        .updateTable('sign_off_reviewers')
        .set({ reminded_at: now })
        .where('ref', '=', ref)
        .where((row) => row.or([row('reminded_at', 'is', null), row('reminded_at', '<=', notSince)]))
        .returning('ref')
        .executeTakeFirst();
      return marked !== undefined;
    },
  };
}

export function createTeamSignOffStore(db: Handle): TeamSignOffStore {
  return {
    async find(teamId) {
      const row = await db
        .selectFrom('team_sign_offs')
        .select(['required', 'approvals', 'approvers', 'disclosure'])
        .where('team_id', '=', teamId)
        .executeTakeFirst();
      return row === undefined ? null : { ...row, approvers: JSON.parse(row.approvers) };
    },

    async save(teamId, { required, approvals, approvers, disclosure }, now) {
      const rule = {
        ...{ required, approvals, approvers: JSON.stringify(approvers), disclosure },
        updated_at: now,
      };
      await db
        .insertInto('team_sign_offs')
        .values({ team_id: teamId, ...rule })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet(rule))
        .execute();
    },
  };
}

/** Their own, and their team's: in whatever table has both columns. */
export function seenBy({ userId, teamId }: SeenBy) {
  return sql<boolean>`(user_id = ${userId}::uuid or team_id = ${teamId}::uuid)`;
}

async function findOne(db: Handle, id: string, held: boolean): Promise<StoredSignOff | null> {
  const query = db
    .selectFrom('sign_offs')
    .select(['id', 'user_id', 'team_id', 'asker_id', 'events'])
    .where('id', '=', id);
  const row = await (held ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, owner: ownerOf(row), askerId: row.asker_id, events: JSON.parse(row.events) };
}

/** One of the two is there: the table holds to it. */
function ownerOf(row: { readonly user_id: string | null; readonly team_id: string | null }): OwnedBy {
  return row.team_id === null
    ? { teamId: null, userId: row.user_id ?? '' }
    : { teamId: row.team_id, userId: null };
}

const headColumns = [
  'id',
  'asker_name',
  'title',
  'state',
  'waits_for',
  'platforms',
  'created_at',
  'updated_at',
] as const;

function columnsOf({ events }: StoredSignOff, head: SignOffHead) {
  return {
    asker_name: head.askerName,
    title: head.title,
    state: head.state,
    waits_for: JSON.stringify(head.waitsFor),
    platforms: JSON.stringify(head.platforms),
    events: JSON.stringify(events),
    updated_at: head.updatedAt,
  };
}

function headOfRow(row: Pick<Selectable<SignOffsTable>, (typeof headColumns)[number]>): SignOffHead {
  return {
    id: row.id,
    askerName: row.asker_name,
    title: row.title,
    state: row.state,
    waitsFor: JSON.parse(row.waits_for),
    platforms: platformsOf(JSON.parse(row.platforms)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function platformsOf(names: readonly string[]): PlatformId[] {
  return platformIds.filter((id) => names.includes(id));
}

async function savePosts(db: Handle, signOffId: string, posts: PostHashes): Promise<void> {
  const rows = Object.entries(posts).map(([platform, hash]) => ({ sign_off_id: signOffId, platform, hash }));
  await db
    .insertInto('sign_off_posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['sign_off_id', 'platform']).doUpdateSet({ hash: sql`excluded.hash` }),
    )
    .execute();
}

function reviewerOfRow(row: Selectable<SignOffReviewersTable>): StoredReviewer {
  return { ref: row.ref, signOffId: row.sign_off_id, email: row.email, remindedAt: row.reminded_at };
}
