import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { withStorage } from '../storage.ts';

const help = `Usage
  paperlark migrate    brings the database that DATA_DIR or DATABASE_URL names up to this version, and ends

A server does the same when it starts, and of several that start at once one does it. Of use before an upgrade, where
the server's own role may not change tables. Exit codes: 2 wrong settings, 4 the database did not answer, or was in use.

Example
  DATABASE_URL=postgres://owner@db.example.org/paperlark paperlark migrate
`;

export const migrateCommand: Command = {
  summary: 'Brings the database up to this version',
  help,
  async run(args, terminal) {
    parseArgs({ args: [...args], options: {} });
    const { migrateOnly } = await import('#server/backup.ts');
    return withStorage(terminal, false, async (config) => {
      await migrateOnly(config);
      await terminal.out.write('The database is up to date.\n');
    });
  },
};
