import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { reportFailure } from '../report.ts';
import { tellSummary, withStorage } from '../storage.ts';

const help = `Usage
  paperlark restore FILE [--replace] [--json]

Puts a backup into the database that DATA_DIR or DATABASE_URL names; of the embedded database into PostgreSQL or the
other way too. Stop the servers first. All of it is restored and its checksums compared, or nothing is changed.

Options
  --replace   erases what the database holds; without it only an empty one is taken

Exit codes: 2 a damaged backup, or a database that is not empty; 4 the database did not answer.

Example
  DATA_DIR=/srv/paperlark paperlark restore paperlark-2026-11-21-030000.backup
`;

export const restoreCommand: Command = {
  summary: 'Puts such a file back',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { json = false, replace = false } = values;
    const [file, extra] = positionals;
    if (file === undefined || extra !== undefined) {
      const message = 'Name one backup. See paperlark restore --help.';
      return reportFailure(terminal, { code: 'invalid_request', message }, json);
    }
    const { restore } = await import('#server/backup.ts');
    return withStorage(terminal, json, async (config) => {
      const summary = await restore(config, file, { replaces: replace });
      await tellSummary(terminal, summary, json);
      await terminal.err.write('Restored; every checksum is that of the backup.\n');
    });
  },
};

const options = { replace: { type: 'boolean' }, json: { type: 'boolean' } } as const;
