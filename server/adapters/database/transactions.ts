import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { Handle } from './schema.ts';
import { codeOfError } from './why-unavailable.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * Goes into the outer handle: a query of its own while a transaction runs would wait for ever on the one connection of
 * the embedded database, and be left out of the transaction on PostgreSQL. So it throws at once.
 */
export class OutsideTransactionsOnly implements KyselyPlugin {
  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    if (inside.getStore())
      throw new Error('A query of the outer database handle inside a transaction: use the stores handed in.');
    return args.node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return args.result;
  }
}

/** How often a transaction that met another one is begun anew, and the pause before the first time, in milliseconds. */
const retries = 3;
const firstPause = 10;

/**
 * Runs `work` in a transaction; its handle is the only one that may be used meanwhile. Where PostgreSQL undoes all of it because
 * of another transaction, it runs again, up to three times: so `work` changes nothing but the database.
 */
export async function inTransaction<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('A transaction inside a transaction: use the stores handed in.');
  for (let retry = 0; ; retry += 1) {
    try {
      return await db.transaction().execute((tx) => inside.run(true, () => work(tx.withoutPlugins())));
    } catch (error) {
      if (retry === retries || !lostToAnother.has(codeOfError(error))) throw error;
      // Between half of it and all of it: those who met once do not meet again at the same moment.
      await sleep(firstPause * 2 ** retry * (0.5 + Math.random() / 2));
    }
  }
}

/** PostgreSQL's codes: could not be serialised, deadlock. */
const lostToAnother = new Set(['40001', '40P01']);
