import { sql } from 'kysely';
import type { Seal } from '../../ports/seal.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import { createAccountDataStore } from './account-data/account-data-store.ts';
import { probeStatement } from './probe.ts';
import type { Handle } from './schema.ts';
import { createApiKeyStore } from './stores/api-keys.ts';
import { createAuditStore } from './stores/audit.ts';
import { createAuditChain } from './stores/audit-chain.ts';
import { createBillingStore } from './stores/billing.ts';
import { createChatStore } from './stores/chats.ts';
import { createCountedPostStore } from './stores/counted-posts.ts';
import { createCountStore } from './stores/counts.ts';
import { createEmbargoStore } from './stores/embargoes.ts';
import { createInquiryStore } from './stores/inquiries.ts';
import { createInviteStore } from './stores/invites.ts';
import { createKeptStore } from './stores/kept.ts';
import { createLookupStore } from './stores/lookups.ts';
import { createMailStore } from './stores/mail.ts';
import { createModelUsageStore } from './stores/model-usage.ts';
import { createReplayStore } from './stores/replays.ts';
import { createRunQueue } from './stores/run-queue.ts';
import { createRunStore } from './stores/runs.ts';
import { createSandboxObjectStore } from './stores/sandbox-objects.ts';
import { createSessionStore } from './stores/sessions.ts';
import { createSignOffStore, createTeamSignOffStore } from './stores/sign-offs.ts';
import { createStandingStore } from './stores/standings.ts';
import { createTeamBrandStore } from './stores/team-brands.ts';
import { createTeamDefaultStore } from './stores/team-defaults.ts';
import { createTeamStore } from './stores/teams.ts';
import { createTrialStore } from './stores/trials.ts';
import { createUsageStore, inOwnTransaction } from './stores/usage.ts';
import { createUserStore } from './stores/users.ts';
import { inTransaction } from './transactions.ts';

/** The stores of the use cases on one open database; `seal` closes what opens doors, `check` says whether it answers. */
export function createDatabase(db: Handle, seal: Seal, check = () => readSome(db)): Database {
  const stores = createStores(db, seal, inOwnTransaction(db));
  return {
    ...stores,
    inTransaction: (work) => inTransaction(db, (tx) => work(createStores(tx, seal, (steps) => steps(tx)))),
    check,
    time: async () => {
      const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error('The database has no time.');
      return row.time;
    },
    forgetUnfinished: async (now) => {
      await stores.usage.releaseLapsed(endOfTime);
      await db.deleteFrom('replays').where('answer', 'is', null).execute();
      await stores.mail.releaseClaims(now);
      await stores.runQueue.releaseClaims(now);
    },
  };
}

async function readSome(db: Handle): Promise<void> {
  await sql.raw(probeStatement).execute(db);
}

/** Later than any reservation can lapse. */
const endOfTime = new Date('9999-01-01T00:00:00Z');

function createStores(db: Handle, seal: Seal, atomically: Parameters<typeof createUsageStore>[1]): Stores {
  return {
    users: createUserStore(db),
    sessions: createSessionStore(db),
    usage: createUsageStore(db, atomically),
    countedPosts: createCountedPostStore(db),
    replays: createReplayStore(db),
    chats: createChatStore(db, atomically),
    kept: createKeptStore(db),
    lookups: createLookupStore(db),
    billing: createBillingStore(db),
    teams: createTeamStore(db),
    standings: createStandingStore(db),
    brands: createTeamBrandStore(db),
    invites: createInviteStore(db),
    signOffs: createSignOffStore(db),
    teamSignOffs: createTeamSignOffStore(db),
    embargoes: createEmbargoStore(db),
    teamDefaults: createTeamDefaultStore(db),
    sandboxObjects: createSandboxObjectStore(db),
    mail: createMailStore(db, seal),
    trials: createTrialStore(db),
    audit: createAuditStore(db),
    auditChain: createAuditChain(db, atomically),
    apiKeys: createApiKeyStore(db),
    modelUsage: createModelUsageStore(db, atomically),
    inquiries: createInquiryStore(db, atomically),
    accountData: createAccountDataStore(db, seal),
    runs: createRunStore(db, atomically),
    runQueue: createRunQueue(db),
    calls: createCountStore(db, 'call_counts'),
    guesses: createCountStore(db, 'guess_counts'),
  };
}
