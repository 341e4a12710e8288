import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';

const help = `Usage
  paperlark mcp    tools for an assistant, over the Model Context Protocol on standard input and output

An assistant that speaks the protocol starts it by itself; its configuration takes
  {"mcpServers": {"paperlark": {"command": "node", "args": ["/path/to/paperlark/cli/paperlark.ts", "mcp"]}}}

Tools: read_source, write_posts, check_post. They draft and check, offline and without an account, and publish nothing.
Ends when standard input does. What goes wrong is told on standard error.
`;

export const mcpCommand: Command = {
  summary: 'Tools for an assistant that drafts',
  help,
  async run(args, terminal) {
    parseArgs({ args: [...args], options: {} });
    if (terminal.stdin.isTTY === true)
      await terminal.err.write(
        'An assistant talks to this command: see paperlark mcp --help. Ctrl+D ends it.\n',
      );
    // Loaded only here: the other commands need no protocol.
    const { serveOverTerminal } = await import('../mcp/serve.ts');
    await serveOverTerminal(terminal);
    return exitCodes.done;
  },
};
