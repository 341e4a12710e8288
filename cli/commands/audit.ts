import { parseArgs } from 'node:util';
import type { AuditChainState } from '#server/ports/audit-chain.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFailure } from '../report.ts';
import { withStorage } from '../storage.ts';

const help = `Usage
  paperlark audit verify [--head PLACE:HASH] [--json]    is the log what was written into it?

Options
  --head PLACE:HASH   what an earlier check told as the end of the chain; finds a log that was made shorter, or anew
  --json              the result as JSON

Of the database that DATA_DIR or DATABASE_URL names. The embedded database has to be free: stop the server, or restore a
backup into another folder and check that. Note the end of the chain somewhere that the database's owner cannot change.
Exit codes: 2 the log is not what it was, or wrong settings, 4 the database did not answer, or was in use.

Example
  DATA_DIR=./restored paperlark audit verify --json
`;

export const auditCommand: Command = {
  summary: 'Checks that nobody changed the log',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json = false, head } = values;
    if (
      positionals.length !== 1 ||
      positionals[0] !== 'verify' ||
      (head !== undefined && !headShape.test(head))
    )
      return reportFailure(
        terminal,
        { code: 'invalid_request', message: `See paperlark audit --help.` },
        json,
      );
    const { verifyAudit } = await import('#server/backup.ts');
    let state: AuditChainState | null = null;
    const code = await withStorage(terminal, json, async (config) => {
      state = await verifyAudit(config, head ?? null);
      await terminal.out.write(json ? `${JSON.stringify(state)}\n` : wordsOf(state));
    });
    return code === exitCodes.done && hasFault(state) ? exitCodes.badInput : code;
  },
};

const options = { head: { type: 'string' }, json: { type: 'boolean' } } as const;
const headShape = /^\d{1,15}:[\w-]*$/;

function hasFault(state: AuditChainState | null): boolean {
  return state !== null && state.broken !== null;
}

function wordsOf({ sealed, unsealed, head, broken }: AuditChainState): string {
  const counts = `${sealed} entries in the chain, ${unsealed} not yet. It ends with ${head}\n`;
  return broken === null
    ? `The log is what was written into it: ${counts}`
    : `NOT what was written: ${broken}. ${counts}`;
}
