import type { Terminal } from '../terminal.ts';
import { createMcpServer } from './server.ts';
import { TerminalTransport } from './terminal-transport.ts';

/** Serves until standard input ends, or until nobody reads standard output any longer. */
export async function serveOverTerminal(terminal: Terminal, folder: string | null): Promise<void> {
  const log = (line: string) => void terminal.err.write(`paperlark mcp: ${line.split('\n')[0] ?? ''}\n`);
  const server = createMcpServer(log, folder);
  await new Promise<void>((resolve, reject) => {
    server.onclose = resolve;
    server.onerror = ({ message }) => log(message);
    server.connect(new TerminalTransport(terminal)).catch(reject);
  });
}
