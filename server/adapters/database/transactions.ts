import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { Handle } from './schema.ts';

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

/** Runs `work` in a transaction; its handle is the only one that may be used meanwhile. */
export function inTransaction<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('A transaction inside a transaction: use the stores handed in.');
  return db.transaction().execute((tx) => inside.run(true, () => work(tx.withoutPlugins())));
}
