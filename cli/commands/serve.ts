import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';

const help = `Usage
  paperlark serve    the app, its API and its documentation on one origin, as \`npm start\` does

Configuration comes from the environment; docs/configuration.md lists it.

Example
  PORT=9000 DATA_DIR=./elsewhere paperlark serve
`;

export const serveCommand: Command = {
  summary: 'The server, as npm start runs it',
  help,
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    // Loaded only here: the other commands need neither the server nor its database.
    const { startServer } = await import('#server/main.ts');
    await startServer();
    return exitCodes.done;
  },
};
