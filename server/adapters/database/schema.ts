import type { ColumnType, Kysely } from 'kysely';

/**
 * Our tables. Every one starts its keys and indexes with the owner, so that no query can wander into another's rows; only
 * the public records of `lookups` have none.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  usage_months: UsageMonthsTable;
  usage_reservations: UsageReservationsTable;
  replays: ReplaysTable;
  chats: ChatsTable;
  lookups: LookupsTable;
}

export type Handle = Kysely<Tables>;

type Time = ColumnType<Date, Date, Date>;

interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  name: string;
  first_name: string | null;
  last_name: string | null;
  organization: string | null;
  research_field: string | null;
  disabled_at: Date | null;
  created_at: Time;
}

interface SessionsTable {
  user_id: string;
  token_hash: string;
  created_at: Time;
  last_seen_at: Time;
}

interface UsageMonthsTable {
  owner: string;
  month: string;
  used: number;
}

interface UsageReservationsTable {
  owner: string;
  month: string;
  id: string;
  posts: number;
  expires_at: Time;
}

interface ReplaysTable {
  user_id: string;
  key: string;
  body_hash: string;
  /** Null while the request runs. JSON text, not jsonb: that would refuse \u0000 and lone surrogates. */
  answer: string | null;
  started_at: Time;
  lease_ends_at: Time;
}

interface ChatsTable {
  user_id: string;
  session_id: string;
  title: string;
  /** JSON text, for the same reason. */
  messages: string;
  created_at: Time;
  updated_at: Time;
}

interface LookupsTable {
  /** Kind and identifier: "doi 10.1038/hdy.2013.26". */
  key: string;
  /** JSON text, for the same reason. */
  answer: string;
  expires_at: Time;
}
