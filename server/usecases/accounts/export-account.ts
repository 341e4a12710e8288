import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { AccountDataStore } from '../../ports/account-data.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import type { ExportTurns } from './export-turns.ts';
import type { SessionDeps } from './list-sessions.ts';
import { personOf } from './person-of.ts';

type Export = OutputOf<'exportAccount'>;

interface ExportDeps extends Pick<SessionDeps, 'accounts' | 'clock'> {
  readonly stores: Pick<Stores, 'accountData' | 'audit'>;
  readonly turns: ExportTurns;
}

/**
 * Everything that is stored about the caller, as it is stored; what opens doors is named and left out. The JSON comes in pieces, as
 * it is read: an account of any size takes a page of memory. The first piece is read already, so that what fails at once is refused
 * with its status.
 */
export async function exportAccount(
  { accounts, clock, stores, turns }: ExportDeps,
  { account }: Caller,
): Promise<Result<AsyncIterable<string>>> {
  const turn = turns.begin(account.id);
  if (turn !== 'begun') return refuse(turn);
  const now = clock.now();
  const head = { exportedAt: now.toISOString(), account: { id: account.id, email: account.email } };
  const pieces = endingTurn(writeExport(head, stores.accountData, personOf(accounts, account)), () =>
    turns.end(account.id),
  );
  const first = await pieces.next();
  try {
    await stores.audit.add({
      at: now,
      action: 'account.exported',
      actorId: account.id,
      target: account.id,
      before: '',
      after: '',
    });
  } catch (error) {
    await pieces.return();
    throw error;
  }
  return ok(startingWith(first, pieces));
}

function refuse(why: 'own-runs' | 'too-many'): Result<never> {
  return why === 'own-runs'
    ? fail('request_running', 'Your data is being exported already. Please wait until that is done.', {
        retryAfter: 10,
      })
    : fail('unavailable', 'Too many people export their data just now. Please try again in a moment.', {
        retryAfter: 30,
      });
}

/** However it is left: at its end, by what went wrong, or by a client who went. */
async function* endingTurn(pieces: AsyncIterable<string>, end: () => void): AsyncGenerator<string, void> {
  try {
    yield* pieces;
  } finally {
    end();
  }
}

async function* startingWith(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** The contract's answer, a row a line. */
async function* writeExport(
  head: Pick<Export, 'exportedAt' | 'account'>,
  accountData: AccountDataStore,
  person: Parameters<AccountDataStore['pages']>[0],
): AsyncGenerator<string, void> {
  const opened = JSON.stringify(head).slice(0, -1);
  let table: string | null = null;
  for await (const page of accountData.pages(person)) {
    const begins =
      page.table === table
        ? ',\n'
        : `${table === null ? `${opened},"data":{` : '\n],'}\n${JSON.stringify(page.table)}:[\n`;
    table = page.table;
    yield* inParts(`${begins}${page.rows.map((row) => JSON.stringify(row)).join(',\n')}`);
  }
  const withheld = JSON.stringify(accountData.withheld);
  yield `${table === null ? `${opened},"data":{` : '\n]'}},\n"withheld":${withheld}}\n`;
}

/** Characters of a piece: a client that takes one in time is not one that takes nothing. */
const longestPiece = 64 * 1024;

function* inParts(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + longestPiece, text.length);
    // Not between the halves of a pair, each of which would be sent as something else.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}
