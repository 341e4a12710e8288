import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InquiryLimits, InquiryStore, NewInquiry } from '../../../ports/inquiries.ts';
import type { Handle } from '../schema.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** `atomically` runs steps together: in a transaction of their own, or in the one already open. */
export function createInquiryStore(
  db: Handle,
  atomically: <T>(work: (tx: Handle) => Promise<T>) => Promise<T>,
): InquiryStore {
  return {
    add: (inquiry, limits) =>
      atomically(async (tx) => {
        // Inquiries are few, and only one at a time may find that there is room for it.
        await sql`select pg_advisory_xact_lock(hashtext('inquiries'))`.execute(tx);
        const counts = await countRecent(tx, inquiry);
        const retryAfter = secondsToWait(counts, inquiry, limits);
        if (retryAfter > 0) return { kind: 'too-many', retryAfter };
        await tx.insertInto('inquiries').values(valuesOf(inquiry)).execute();
        return { kind: 'added', isFirst: counts.ofAddress === 0 };
      }),

    async list({ limit, before }) {
      let query = db
        .selectFrom('inquiries')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit);
      if (before !== null) query = query.where('created_at', '<', before);
      const rows = await query.execute();
      return rows.map(({ user_id, created_at, source: _source, ...rest }) => ({
        ...rest,
        userId: user_id,
        createdAt: created_at,
      }));
    },

    async removeOlderThan(time) {
      await db.deleteFrom('inquiries').where('created_at', '<', time).execute();
    },
  };
}

interface RecentCounts {
  readonly ofSource: number;
  readonly ofAddress: number;
  readonly all: number;
  readonly unproven: number;
}

async function countRecent(tx: Handle, { source, email, createdAt }: NewInquiry): Promise<RecentCounts> {
  const [hourAgo, dayAgo] = [new Date(createdAt.getTime() - hour), new Date(createdAt.getTime() - day)];
  const { rows } = await sql<RecentCounts>`
    select
      count(*) filter (where created_at > ${hourAgo} and source = ${source})::int as "ofSource",
      count(*) filter (where lower(email collate "C") = lower(${email} collate "C"))::int as "ofAddress",
      count(*) filter (where created_at > ${hourAgo})::int as "all",
      count(*) filter (where created_at > ${hourAgo} and not proven)::int as "unproven"
    from inquiries where created_at > ${dayAgo}`.execute(tx);
  return rows[0] ?? { ofSource: 0, ofAddress: 0, all: 0, unproven: 0 };
}

/** 0 where there is room; otherwise the whole window, which tells nothing of others. */
function secondsToWait(counts: RecentCounts, { proven }: NewInquiry, limits: InquiryLimits): number {
  if (counts.ofAddress >= limits.perAddressAndDay) return day / 1000;
  const isFull =
    counts.ofSource >= limits.perSourceAndHour ||
    counts.all >= limits.allPerHour ||
    (!proven && counts.unproven >= limits.unprovenPerHour);
  return isFull ? hour / 1000 : 0;
}

function valuesOf(inquiry: NewInquiry) {
  const { name, email, organization, phone, message, source, proven } = inquiry;
  return {
    id: randomUUID(),
    user_id: inquiry.userId,
    name,
    email,
    organization,
    phone,
    message,
    source,
    proven,
    created_at: inquiry.createdAt,
  };
}
