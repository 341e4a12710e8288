import type { AccountDataStore } from './account-data.ts';
import type { ApiKeyStore } from './api-keys.ts';
import type { AuditStore } from './audit.ts';
import type { AuditChain } from './audit-chain.ts';
import type { BillingStore } from './billing.ts';
import type { ChatStore } from './chats.ts';
import type { CountedPostStore } from './counted-posts.ts';
import type { CountStore } from './counts.ts';
import type { EmbargoStore } from './embargoes.ts';
import type { InquiryStore } from './inquiries.ts';
import type { InviteStore } from './invites.ts';
import type { KeptStore } from './kept.ts';
import type { LookupStore } from './lookups.ts';
import type { MailStore } from './mail.ts';
import type { ModelUsageStore } from './model-usage.ts';
import type { ReplayStore } from './replays.ts';
import type { RunQueue, RunStore } from './runs.ts';
import type { SandboxObjectStore } from './sandbox-objects.ts';
import type { SessionStore } from './sessions.ts';
import type { SignOffStore, TeamSignOffStore } from './sign-offs.ts';
import type { StandingStore } from './standings.ts';
import type { TeamBrandStore } from './team-brands.ts';
import type { TeamDefaultStore } from './team-defaults.ts';
import type { TeamStore } from './teams.ts';
import type { TrialStore } from './trials.ts';
import type { UsageStore } from './usage.ts';
import type { UserStore } from './users.ts';

export interface Stores {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly usage: UsageStore;
  readonly countedPosts: CountedPostStore;
  readonly replays: ReplayStore;
  readonly chats: ChatStore;
  readonly kept: KeptStore;
  readonly lookups: LookupStore;
  readonly billing: BillingStore;
  readonly teams: TeamStore;
  readonly standings: StandingStore;
  readonly brands: TeamBrandStore;
  readonly invites: InviteStore;
  readonly signOffs: SignOffStore;
  readonly teamSignOffs: TeamSignOffStore;
  readonly embargoes: EmbargoStore;
  readonly teamDefaults: TeamDefaultStore;
  readonly sandboxObjects: SandboxObjectStore;
  readonly mail: MailStore;
  readonly trials: TrialStore;
  readonly audit: AuditStore;
  readonly auditChain: AuditChain;
  readonly apiKeys: ApiKeyStore;
  readonly modelUsage: ModelUsageStore;
  readonly inquiries: InquiryStore;
  readonly accountData: AccountDataStore;
  readonly runs: RunStore;
  readonly runQueue: RunQueue;
  /** Calls by address and key; a crash of the database may forget them. */
  readonly calls: CountStore;
  /** Failed guesses, and what else is to happen so often and no oftener. */
  readonly guesses: CountStore;
}

/** The database as the use cases see it. */
export interface Database extends Stores {
  /** All of `work` or nothing. Inside, only the stores handed in may be used: any other throws at once. */
  inTransaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Answers when the database is reachable and migrated; rejects otherwise. */
  check(): Promise<void>;
  /** What time the database has, which is one for all servers. */
  time(): Promise<Date>;
  /** Gives back what requests of earlier processes had reserved or begun; only where no other process is at work. */
  forgetUnfinished(now: Date): Promise<void>;
}
