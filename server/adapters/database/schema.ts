import type { ColumnType, Generated, Kysely } from 'kysely';
import type { FailureCode } from '#domain/failures.ts';
import type { TemplateName } from '#domain/mail/mail.ts';
import type { SubscriptionStatus } from '#domain/plans/entitlements.ts';
import type { UploadKind } from '#domain/runs/read-upload.ts';
import type { SignOffState } from '#domain/sign-off/sign-off.ts';
import type { TrialTarget } from '#domain/trials/trial-token.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import type { MailState } from '../../ports/mail.ts';
import type { PauseReason, RowReview, RowState, RunState } from '../../ports/runs.ts';

/**
 * Our tables. Every one starts its keys and indexes with the owner, so that no query can wander into another's rows; only
 * the public records of `lookups` have none.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  usage_months: UsageMonthsTable;
  usage_reservations: UsageReservationsTable;
  counted_posts: CountedPostsTable;
  replays: ReplaysTable;
  chats: ChatsTable;
  lookups: LookupsTable;
  payment_events: PaymentEventsTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  payment_cursor: PaymentCursorTable;
  second_purchases: SecondPurchasesTable;
  sandbox_objects: SandboxObjectsTable;
  mails: MailsTable;
  trial_tokens: TrialTokensTable;
  trials: TrialsTable;
  audit_entries: AuditEntriesTable;
  audit_seals: AuditSealsTable;
  api_keys: ApiKeysTable;
  team_brands: TeamBrandsTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  team_invites: TeamInvitesTable;
  model_usage: ModelUsageTable;
  model_switch: ModelSwitchTable;
  inquiries: InquiriesTable;
  deleted_accounts: DeletedAccountsTable;
  runs: RunsTable;
  run_rows: RunRowsTable;
  call_counts: CountsTable;
  guess_counts: CountsTable;
  secret_mark: SecretMarkTable;
  kept_totals: KeptTotalsTable;
  sign_offs: SignOffsTable;
  sign_off_posts: SignOffPostsTable;
  sign_off_reviewers: SignOffReviewersTable;
  team_sign_offs: TeamSignOffsTable;
  embargoes: EmbargoesTable;
  embargoed_works: EmbargoedWorksTable;
  team_defaults: TeamDefaultsTable;
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
  lifetime_at: Date | null;
  tokens_from: Date | null;
  created_at: Time;
}

interface SessionsTable {
  user_id: string;
  token_hash: string;
  /** Public: names it to its owner. */
  id: string;
  device: string;
  /** The embedded identity provider's session that it came from; null for other providers. */
  identity_session_id: string | null;
  signed_in_at: Time;
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

interface CountedPostsTable {
  user_id: string;
  hash: string;
  expires_at: Time;
}

interface ReplaysTable {
  user_id: string;
  key: string;
  body_hash: string;
  /** Null while the request runs. JSON text, not jsonb: that would refuse \u0000 and lone surrogates. */
  answer: string | null;
  /** Parts of the answer that were told before the whole, a line of JSON each; null where there is none, and once the whole is there. */
  told: string | null;
  started_at: Time;
  lease_ends_at: Time;
}

interface ChatsTable {
  user_id: string;
  session_id: string;
  title: string;
  /** JSON text, for the same reason. */
  messages: string;
  /** JSON text: how the posts were made; null where nobody said. */
  made: string | null;
  /** JSON text: what they were asked with, and what was done to each; null where nobody said. */
  desk: string | null;
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

interface PaymentEventsTable {
  id: string;
  type: string;
  occurred_at: string;
  /** JSON text without secrets. */
  body: string;
  received_at: Time;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string | null;
  price_id: string;
  status: SubscriptionStatus;
  period_ends_at: ColumnType<Date | null, Date | null, Date | null>;
  cancels_at: ColumnType<Date | null, Date | null, Date | null>;
  canceled_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Set at the first team plan, and kept. */
  team_id: string | null;
  /** The provider's time of this state, with nine decimals, and the event that says it: the later pair wins. */
  state_at: string;
  state_event: string;
}

interface PaymentsTable {
  /** The subscription that was paid for. */
  owner: string;
  id: string;
  /** Null while only the refund is known. */
  ends_at: ColumnType<Date | null, Date | null, Date | null>;
  refunded: boolean;
  /** Null while only the refund is known, and for payments of before it was kept. */
  starts_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** A subscription that was bought while its buyer had another: one of the two is given back. */
interface SecondPurchasesTable {
  user_id: string;
  /** The subscription that was told later. */
  id: string;
  other: string;
  found_at: Time;
  /** Which of the two is given back, once that is decided. */
  returned: string | null;
  settled_at: Date | null;
}

interface PaymentCursorTable {
  id: string;
  event_id: string;
}

/** What the stand-in of the payment provider keeps. */
interface SandboxObjectsTable {
  owner: string;
  id: string;
  body: string;
}

export interface MailsTable {
  id: string;
  template: TemplateName;
  state: MailState;
  /** Address and text, sealed; null once sent. */
  sealed: string | null;
  attempts: number;
  /** When a try is due; while one runs, when its lease ends. */
  due_at: Time;
  /** From then on there is no use in sending it. */
  expires_at: Time;
  problem: string | null;
  created_at: Time;
  settled_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface TrialTokensTable {
  /** Public. */
  id: string;
  secret_hash: string;
  target: TrialTarget;
  email: string;
  days: number;
  issued_by: string;
  issued_at: Time;
  expires_at: Time;
  revoked_at: Date | null;
  used_at: Date | null;
  used_by: string | null;
  team_id: string | null;
}

interface TrialsTable {
  /** "user:<id>" or "team:<id>". */
  owner: string;
  ends_at: Time;
}

interface AuditEntriesTable {
  id: Generated<number>;
  at: Time;
  action: AuditEntry['action'];
  actor_id: string | null;
  target: string;
  before: string;
  after: string;
}

interface AuditSealsTable {
  position: number;
  entry_id: number;
  hash: string;
}

interface TeamsTable {
  id: string;
  owner_id: string;
  name: string;
  created_at: Time;
}

interface TeamMembersTable {
  user_id: string;
  team_id: string;
  joined_at: Time;
  may_use_keys: boolean;
  /** Without the right: keys made up to then they may know; null for none. */
  keys_known_at: Date | null;
}

export interface TeamInvitesTable {
  team_id: string;
  id: string;
  token_hash: string;
  /** As normaliseEmail writes it. */
  email: string;
  created_at: Time;
  expires_at: Time;
  used_at: ColumnType<Date | null, Date | null, Date | null>;
  used_by: string | null;
  revoked_at: ColumnType<Date | null, Date | null, Date | null>;
}

export interface ApiKeysTable {
  team_id: string;
  id: string;
  position: number;
  token_hash: string;
  /** Empty: servers of before kept the key in it. */
  sealed: string;
  name: string;
  /** Null where an earlier key could not be opened any more. */
  last_four: string | null;
  made_by: string | null;
  created_at: Time;
  last_used_at: Date | null;
  /** What it was used for then, as "POST /api/posts". */
  last_use: string | null;
  /** Since when somebody may know it who should not. */
  known_outside_at: ColumnType<Date | null, Date | null, Date | null>;
}

interface TeamBrandsTable {
  team_id: string;
  name: string;
  background: string;
  ink: string;
  accent: string;
  logo: string | null;
  updated_at: ColumnType<Date, Date, Date>;
}

interface ModelUsageTable {
  /** "user:<id>", or "all". */
  owner: string;
  day: string;
  requests: number;
  /** Used, and estimated for requests that run. */
  tokens: number;
  cost_micros: number;
  input_tokens: number;
  output_tokens: number;
}

interface ModelSwitchTable {
  id: string;
  switched_by: string;
  switched_at: Time;
}

interface InquiriesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  organization: string;
  phone: string | null;
  message: string;
  source: string;
  proven: boolean;
  created_at: Time;
}

interface CountsTable {
  /** A hash. */
  id: string;
  count: number;
  expires_at: Time;
}

interface SecretMarkTable {
  id: string;
  mark: string;
}

/** Written by triggers of `chats`, `runs` and `run_rows`. */
interface KeptTotalsTable {
  user_id: string;
  chats: Generated<number>;
  runs: Generated<number>;
  bytes: Generated<number>;
}

interface DeletedAccountsTable {
  /** Keyed hash of issuer and subject. */
  id: string;
  deleted_at: Time;
}

export interface RunsTable {
  user_id: string;
  id: string;
  /** The key that started it, and its team. */
  key_id: string | null;
  key_team: string | null;
  /** Whose posts it uses, for the number of runs at once. */
  owner: string;
  title: string;
  kind: UploadKind;
  state: RunState;
  pause: PauseReason | null;
  resumes_at: ColumnType<Date | null, Date | null, Date | null>;
  request_key: string;
  body_hash: string;
  total: number;
  /** When rows of it were last handed out: runs take turns. */
  served_at: Time;
  created_at: Time;
  updated_at: Time;
}

export interface RunRowsTable {
  user_id: string;
  run_id: string;
  line_order: number;
  line: number;
  label: string;
  state: RowState;
  /** When it is due; while somebody works on it, when the lease ends. */
  due_at: Time;
  /** How often it was handed out. */
  claims: number;
  tries: number;
  /** JSON text: posts that its holder reserved. */
  reservation: string | null;
  /** JSON text. */
  asked: string | null;
  /** JSON text. */
  draft: string | null;
  flagged: number;
  review: RowReview;
  problem_code: FailureCode | null;
  problem: string | null;
  updated_at: Time;
}

/** Of a team, or of a person without one. */
export interface SignOffsTable {
  id: string;
  user_id: string | null;
  team_id: string | null;
  asker_id: string;
  asker_name: string;
  title: string;
  state: SignOffState;
  /** JSON of names. */
  waits_for: string;
  /** JSON of platforms. */
  platforms: string;
  /** JSON: all that happened, chained. */
  events: string;
  created_at: Time;
  updated_at: Time;
}

interface SignOffPostsTable {
  sign_off_id: string;
  platform: string;
  hash: string;
}

export interface SignOffReviewersTable {
  ref: string;
  sign_off_id: string;
  email: string;
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface TeamSignOffsTable {
  team_id: string;
  required: boolean;
  approvals: number;
  /** JSON of roles. */
  approvers: string;
  disclosure: string;
  updated_at: Time;
}

interface TeamDefaultsTable {
  team_id: string;
  tone: string | null;
  /** JSON of platforms. */
  platforms: string;
  updated_at: Time;
}

export interface EmbargoesTable {
  id: string;
  user_id: string | null;
  team_id: string | null;
  title: string;
  until: Time;
  zone: string;
  set_by: string;
  created_at: Time;
  lifted_at: ColumnType<Date | null, Date | null | undefined, Date>;
  reason: ColumnType<string | null, string | null | undefined, string>;
}

interface EmbargoedWorksTable {
  work: string;
  embargo_id: string;
}
