import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { tellSummary, withStorage } from '../storage.ts';

const help = `Usage
  paperlark backup [--out FILE] [--without-secret] [--json]    writes all that is stored into one file
  paperlark backup --check FILE [--json]                       is a backup whole, and what its checksums say?

Options
  --out FILE         where to; default: paperlark-DATE-TIME.backup here. A file that is there is not written over
  --without-secret   leaves out the secret that the server made for itself (app-secret in DATA_DIR); without it the
                     backup is of use only beside a copy of that file. A secret set as APP_SECRET is never in it

Of the database that DATA_DIR or DATABASE_URL names, as the server does; the server may run meanwhile. The file is made
whole or not at all, and only its owner can read it. Who has it has everything: encrypt it before it goes elsewhere.
Exit codes: 2 wrong settings or a damaged backup, 4 the database did not answer.

Example
  paperlark backup --out /var/backups/paperlark-$(date +%F).backup
`;

export const backupCommand: Command = {
  summary: 'All that is stored, in one file',
  help,
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options });
    const { json = false, check, out = defaultName(new Date()) } = values;
    // Loaded only here: the other commands need no database.
    const { backUp, checkBackupFile } = await import('#server/backup.ts');
    if (check !== undefined)
      return withStorage(terminal, json, async () =>
        tellSummary(terminal, await checkBackupFile(check), json),
      );
    return withStorage(terminal, json, async (config) => {
      const withSecret = values['without-secret'] !== true;
      const summary = await backUp(config, { file: out, withSecret });
      await tellSummary(terminal, summary, json);
      await terminal.err.write(`Written to ${out}.\n`);
    });
  },
};

const options = {
  out: { type: 'string' },
  check: { type: 'string' },
  'without-secret': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function defaultName(now: Date): string {
  return `paperlark-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.backup`;
}
