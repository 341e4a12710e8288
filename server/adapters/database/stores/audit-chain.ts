import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditChain, AuditChainState } from '../../../ports/audit-chain.ts';
import type { Handle } from '../schema.ts';

/** Rows read at once. */
const page = 1000;
/** A transaction may write an entry and end after others that began later: so far back entries are looked for. */
const lookBack = 10_000;
/** What the first one follows. */
const beginning = '';

interface Link {
  readonly position: number;
  readonly hash: string;
}

interface EntryRow {
  readonly id: number;
  /** Microseconds since 1970, as text: what a changed entry says is read to the last digit. */
  readonly at: string;
  readonly action: string;
  readonly actor_id: string | null;
  readonly target: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Entries are written inside the transactions of what they tell, which must not wait for one another; so they are not chained
 * there, but once a minute, by whichever server comes first, in the order in which it finds them.
 */
export function createAuditChain(
  db: Handle,
  atomically: <T>(work: (tx: Handle) => Promise<T>) => Promise<T>,
): AuditChain {
  return {
    async seal() {
      let sealed = 0;
      for (;;) {
        const more = await atomically(sealPage);
        sealed += more;
        if (more < page) return sealed;
      }
    },
    check: () => checkChain(db),
    async hashAt(position) {
      const found = await db
        .selectFrom('audit_seals')
        .select('hash')
        .where('position', '=', position)
        .executeTakeFirst();
      return found?.hash ?? null;
    },
  };
}

async function sealPage(tx: Handle): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('audit_seals'))`.execute(tx);
  const last = await tx
    .selectFrom('audit_seals')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from audit_entries e
    where e.id > coalesce((select max(entry_id) from audit_seals), 0) - ${lookBack}
      and not exists (select 1 from audit_seals s where s.entry_id = e.id)
    order by e.id limit ${page}`.execute(tx);
  let link: Link = last ?? { position: 0, hash: beginning };
  const seals = rows.map((row) => {
    link = { position: link.position + 1, hash: hashOf(link.hash, row) };
    return { ...link, entry_id: row.id };
  });
  if (seals.length > 0) await tx.insertInto('audit_seals').values(seals).execute();
  return seals.length;
}

async function checkChain(db: Handle): Promise<AuditChainState> {
  let link: Link = { position: 0, hash: beginning };
  let broken: string | null = null;
  for (let isMore = true; isMore && broken === null; ) {
    const { rows } = await sql<SealRow>`
      select s.position, s.hash, s.entry_id, ${entryColumns}
      from audit_seals s left join audit_entries e on e.id = s.entry_id
      where s.position > ${link.position} order by s.position limit ${page}`.execute(db);
    for (const row of rows) {
      broken ??= faultOf(row, link);
      link = { position: row.position, hash: row.hash };
    }
    isMore = rows.length === page;
  }
  return {
    sealed: link.position,
    unsealed: await countUnsealed(db),
    head: `${link.position}:${link.hash}`,
    broken,
  };
}

interface SealRow extends Link {
  readonly entry_id: number;
  /** Null where the entry is not there. */
  readonly id: number | null;
  readonly at: string;
  readonly action: string;
  readonly actor_id: string | null;
  readonly target: string;
  readonly before: string;
  readonly after: string;
}

function faultOf({ id, ...row }: SealRow, before: Link): string | null {
  if (row.position !== before.position + 1) return `place ${before.position + 1} of the chain is missing`;
  if (id === null) return `entry ${row.entry_id}, at place ${row.position}, was removed`;
  return hashOf(before.hash, { ...row, id }) === row.hash
    ? null
    : `entry ${row.entry_id}, at place ${row.position}, is not what it was, or not where it was`;
}

async function countUnsealed(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries e
    where not exists (select 1 from audit_seals s where s.entry_id = e.id)`.execute(db);
  return rows[0]?.count ?? 0;
}

const entryColumns = sql`e.id, (extract(epoch from e.at) * 1000000)::bigint::text as at,
  e.action, e.actor_id, e.target, e.before, e.after`;

function hashOf(before: string, { id, at, action, actor_id, target, before: was, after }: EntryRow): string {
  const said = JSON.stringify([before, id, at, action, actor_id, target, was, after]);
  return createHash('sha256').update(said).digest('base64url');
}
