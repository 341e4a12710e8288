/**
 * Whose a row is, and what becomes of it when its person asks for everything, or to be forgotten. Every table and every
 * column of the database is named here: a test walks the schema and fails where one is missing.
 */
export interface TableOfPeople {
  /** Columns that say whose a row is, and how; a row is somebody's where any of them says so. */
  readonly whose: Readonly<Record<string, Reference>>;
  /** Told to its person, besides the columns above. */
  readonly exported: readonly string[];
  /** Not told, and why. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Who did something to a row that is not theirs: told as the row's id alone; replaced at the end. */
  readonly mentions?: Readonly<Record<string, 'user' | 'user-text'>>;
  /** "removed", or why it stays; `replaced` are the columns where a pseudonym takes the person's place. */
  readonly afterwards: 'removed' | { readonly kept: string; readonly replaced?: readonly string[] };
}

/**
 * How a column names somebody: the account's id (a uuid, or text), "user:" and the id, the embedded provider's id, a verified
 * address, a subscription or team of theirs, or one of these inside a longer or a sealed text.
 */
export type Reference =
  | 'user'
  | 'user-text'
  | 'owner'
  | 'identity'
  | 'address'
  | 'subscription'
  | 'own-team'
  | 'inside-text'
  | 'inside-sealed';

const door = 'It opens a door.';
const hash = 'A hash: it says nothing.';

/** In the order in which rows are removed: what hangs on others comes first. */
export const tablesOfPeople = {
  chats: {
    whose: { user_id: 'user' },
    exported: ['session_id', 'title', 'messages', 'made', 'desk', 'created_at', 'updated_at'],
    afterwards: 'removed',
  },
  run_rows: {
    whose: { user_id: 'user' },
    exported: [
      'run_id',
      'line',
      'label',
      'state',
      'asked',
      'draft',
      'flagged',
      'review',
      'problem_code',
      'problem',
      'updated_at',
    ],
    withheld: {
      line_order: 'Internal.',
      due_at: 'Internal.',
      claims: 'Internal.',
      tries: 'Internal.',
      reservation: 'Internal.',
    },
    afterwards: 'removed',
  },
  runs: {
    whose: { user_id: 'user', owner: 'owner' },
    exported: [
      'id',
      'key_id',
      'key_team',
      'title',
      'kind',
      'state',
      'pause',
      'resumes_at',
      'request_key',
      'total',
      'created_at',
      'updated_at',
    ],
    withheld: { body_hash: hash, served_at: 'Internal.' },
    afterwards: 'removed',
  },
  replays: {
    whose: { user_id: 'user' },
    exported: ['key', 'answer', 'told', 'started_at', 'lease_ends_at'],
    withheld: { body_hash: hash },
    afterwards: 'removed',
  },
  kept_totals: { whose: { user_id: 'user' }, exported: ['chats', 'runs', 'bytes'], afterwards: 'removed' },
  usage_months: { whose: { owner: 'owner' }, exported: ['month', 'used'], afterwards: 'removed' },
  counted_posts: {
    whose: { user_id: 'user' },
    exported: ['expires_at'],
    withheld: { hash },
    afterwards: 'removed',
  },
  usage_reservations: {
    whose: { owner: 'owner' },
    exported: ['month', 'id', 'posts', 'expires_at'],
    afterwards: 'removed',
  },
  model_usage: {
    whose: { owner: 'owner' },
    exported: ['day', 'requests', 'tokens', 'cost_micros', 'input_tokens', 'output_tokens'],
    afterwards: 'removed',
  },
  model_switch: {
    whose: {},
    exported: ['id', 'switched_at'],
    mentions: { switched_by: 'user-text' },
    afterwards: { kept: 'The switch is everybody’s.', replaced: ['switched_by'] },
  },
  inquiries: {
    whose: { user_id: 'user', email: 'address' },
    exported: ['id', 'name', 'organization', 'phone', 'message', 'proven', 'created_at'],
    withheld: { source: 'A keyed hash of the machine’s address, to count by.' },
    afterwards: 'removed',
  },
  mails: {
    whose: { sealed: 'inside-sealed' },
    exported: ['template', 'state', 'created_at', 'expires_at', 'settled_at'],
    withheld: { id: 'Internal.', attempts: 'Internal.', due_at: 'Internal.', problem: 'Internal.' },
    afterwards: 'removed',
  },
  trials: { whose: { owner: 'owner' }, exported: ['ends_at'], afterwards: 'removed' },
  trial_tokens: {
    whose: { email: 'address', used_by: 'user' },
    exported: ['id', 'target', 'days', 'issued_at', 'expires_at', 'revoked_at', 'used_at', 'team_id'],
    withheld: { secret_hash: hash },
    mentions: { issued_by: 'user' },
    afterwards: 'removed',
  },
  team_invites: {
    whose: { email: 'address', used_by: 'user' },
    exported: ['team_id', 'id', 'created_at', 'expires_at', 'used_at', 'revoked_at'],
    withheld: { token_hash: hash },
    afterwards: 'removed',
  },
  api_keys: {
    whose: { team_id: 'own-team' },
    exported: [
      'id',
      'position',
      'name',
      'last_four',
      'created_at',
      'last_used_at',
      'last_use',
      'known_outside_at',
    ],
    withheld: { token_hash: hash, sealed: 'Empty.' },
    mentions: { made_by: 'user' },
    afterwards: 'removed',
  },
  team_brands: {
    whose: { team_id: 'own-team' },
    exported: ['name', 'background', 'ink', 'accent', 'logo', 'updated_at'],
    afterwards: 'removed',
  },
  sign_off_reviewers: {
    whose: { email: 'address' },
    exported: ['sign_off_id', 'reminded_at'],
    withheld: { ref: 'Part of a link.' },
    afterwards: 'removed',
  },
  sign_offs: {
    whose: { user_id: 'user', team_id: 'own-team' },
    exported: [
      'id',
      'asker_name',
      'title',
      'state',
      'waits_for',
      'platforms',
      'events',
      'created_at',
      'updated_at',
    ],
    mentions: { asker_id: 'user' },
    afterwards: 'removed',
  },
  team_sign_offs: {
    whose: { team_id: 'own-team' },
    exported: ['required', 'approvals', 'approvers', 'disclosure', 'updated_at'],
    afterwards: 'removed',
  },
  team_defaults: {
    whose: { team_id: 'own-team' },
    exported: ['tone', 'platforms', 'updated_at'],
    afterwards: 'removed',
  },
  embargoes: {
    whose: { user_id: 'user', team_id: 'own-team' },
    exported: ['id', 'title', 'until', 'zone', 'set_by', 'created_at', 'lifted_at', 'reason'],
    afterwards: 'removed',
  },
  team_members: {
    whose: { user_id: 'user', team_id: 'own-team' },
    exported: ['joined_at', 'may_use_keys', 'keys_known_at'],
    afterwards: 'removed',
  },
  teams: { whose: { owner_id: 'user' }, exported: ['id', 'name', 'created_at'], afterwards: 'removed' },
  sandbox_objects: {
    whose: { body: 'inside-text' },
    exported: ['owner', 'id'],
    afterwards: { kept: 'It stands in for the books of the payment provider.', replaced: ['body'] },
  },
  payment_events: {
    whose: { body: 'inside-text' },
    exported: ['id', 'type', 'occurred_at', 'received_at'],
    afterwards: { kept: 'Invoices are made from it; it names nobody any more.', replaced: ['body'] },
  },
  payments: {
    whose: { owner: 'subscription' },
    exported: ['id', 'starts_at', 'ends_at', 'refunded'],
    afterwards: { kept: 'Invoices are made from it; it names nobody.' },
  },
  second_purchases: {
    whose: { user_id: 'user' },
    exported: ['id', 'other', 'found_at', 'returned', 'settled_at'],
    afterwards: 'removed',
  },
  subscriptions: {
    whose: { user_id: 'user' },
    exported: [
      'id',
      'price_id',
      'status',
      'period_ends_at',
      'cancels_at',
      'canceled_at',
      'team_id',
      'state_at',
      'state_event',
    ],
    afterwards: { kept: 'Invoices are made from it; it names nobody any more.', replaced: ['user_id'] },
  },
  audit_entries: {
    whose: { actor_id: 'user', target: 'user-text' },
    exported: ['id', 'at', 'action', 'before', 'after'],
    afterwards: { kept: 'The log is never changed; it has ids only, and this one leads to nobody.' },
  },
  sessions: {
    whose: { user_id: 'user' },
    exported: ['id', 'device', 'signed_in_at', 'created_at', 'last_seen_at'],
    withheld: { token_hash: hash, identity_session_id: 'Internal.' },
    afterwards: 'removed',
  },
  users: {
    whose: { id: 'user' },
    exported: [
      'issuer',
      'subject',
      'email',
      'email_verified',
      'name',
      'first_name',
      'last_name',
      'organization',
      'research_field',
      'disabled_at',
      'lifetime_at',
      'tokens_from',
      'created_at',
    ],
    afterwards: 'removed',
  },
  identity_two_factor: {
    whose: { userId: 'identity' },
    exported: ['verified', 'failedVerificationCount', 'lockedUntil'],
    withheld: { id: 'Internal.', secret: door, backupCodes: door, last_step: 'Internal.' },
    afterwards: 'removed',
  },
  identity_verification: {
    whose: { value: 'inside-text' },
    exported: ['expiresAt', 'createdAt', 'updatedAt'],
    withheld: { id: 'Internal.', identifier: door },
    afterwards: 'removed',
  },
  identity_session: {
    whose: { userId: 'identity' },
    exported: ['id', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'],
    withheld: { token: door },
    afterwards: 'removed',
  },
  identity_account: {
    whose: { userId: 'identity' },
    exported: [
      'providerId',
      'accountId',
      'scope',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      'createdAt',
      'updatedAt',
    ],
    withheld: { id: 'Internal.', accessToken: door, refreshToken: door, idToken: door, password: door },
    afterwards: 'removed',
  },
  identity_user: {
    whose: { id: 'identity' },
    exported: ['name', 'email', 'emailVerified', 'image', 'twoFactorEnabled', 'createdAt', 'updatedAt'],
    afterwards: 'removed',
  },
} as const satisfies Readonly<Record<string, TableOfPeople>>;

/** Tables that know nobody, with all their columns, and why. */
export const tablesOfNobody = {
  sign_off_posts: {
    why: 'Hashes of posts, of the sign-off they stand in.',
    columns: ['sign_off_id', 'platform', 'hash'],
  },
  embargoed_works: { why: 'What names a work, of the embargo on it.', columns: ['work', 'embargo_id'] },
  lookups: { why: 'Public records.', columns: ['key', 'answer', 'expires_at'] },
  payment_cursor: { why: 'How far events were read.', columns: ['id', 'event_id'] },
  deleted_accounts: { why: 'Keyed hashes, kept for a month.', columns: ['id', 'deleted_at'] },
  call_counts: { why: 'Keyed hashes, counted for a minute.', columns: ['id', 'count', 'expires_at'] },
  guess_counts: { why: 'Keyed hashes, with no way back to anybody.', columns: ['id', 'count', 'expires_at'] },
  audit_seals: { why: 'Hashes over entries of the log.', columns: ['position', 'entry_id', 'hash'] },
  secret_mark: { why: 'A mark of the server’s secret.', columns: ['id', 'mark'] },
  identity_jwk: {
    why: 'Keys of the server.',
    columns: ['id', 'publicKey', 'privateKey', 'createdAt', 'expiresAt', 'alg', 'crv'],
  },
  identity_rate_limit: {
    why: 'Not written any more.',
    columns: ['id', 'key', 'count', 'lastRequest'],
  },
} as const satisfies Readonly<Record<string, { readonly why: string; readonly columns: readonly string[] }>>;
