import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFailure } from '../report.ts';

const help = `Usage
  paperlark mcp [--files FOLDER]   tools for an assistant, over the Model Context Protocol on standard input and output

An assistant that speaks the protocol starts it by itself; its configuration takes
  {"mcpServers": {"paperlark": {"command": "node", "args": ["/path/to/paperlark/cli/paperlark.ts", "mcp"]}}}

Tools: read_source, write_posts, check_post. They draft and check without an account, and publish nothing. Only check_post asks
somebody: public services, where it is given a DOI or the like instead of a text.

Options
  --files FOLDER   check_post may read texts, PDF and Word files below that folder, and no others; without it none

Ends when standard input does. What goes wrong is told on standard error.

Example
  paperlark mcp --files ~/papers
`;

export const mcpCommand: Command = {
  summary: 'Tools for an assistant that drafts',
  help,
  async run(args, terminal) {
    const { values } = parseArgs({ args: [...args], options: { files: { type: 'string' } } });
    const folder = values.files ?? null;
    if (folder !== null && !(await isFolder(folder)))
      return reportFailure(terminal, { code: 'not_found', message: `"${folder}" is no folder.` }, false);
    if (terminal.stdin.isTTY === true)
      await terminal.err.write(
        'An assistant talks to this command: see paperlark mcp --help. Ctrl+D ends it.\n',
      );
    // Loaded only here: the other commands need no protocol.
    const { serveOverTerminal } = await import('../mcp/serve.ts');
    await serveOverTerminal(terminal, folder);
    return exitCodes.done;
  },
};

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() === true;
}
