import { productVersion } from '#server/config/product-version.ts';
import { type Command, isUsageError } from './command.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { bulkCommand } from './commands/bulk.ts';
import { cardCommand } from './commands/card.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { generateCommand } from './commands/generate.ts';
import { hashtagsCommand, highlightCommand } from './commands/insights.ts';
import { lookupCommand } from './commands/lookup.ts';
import { mcpCommand } from './commands/mcp.ts';
import { migrateCommand } from './commands/migrate.ts';
import { predictCommand } from './commands/predict.ts';
import { readCommand } from './commands/read.ts';
import { recordCommand } from './commands/record.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { writerCommand } from './commands/writer.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { systemFault } from './system-fault.ts';
import type { Terminal } from './terminal.ts';

const commands: Readonly<Record<string, Command>> = {
  generate: generateCommand,
  bulk: bulkCommand,
  read: readCommand,
  check: checkCommand,
  card: cardCommand,
  lookup: lookupCommand,
  hashtags: hashtagsCommand,
  highlight: highlightCommand,
  predict: predictCommand,
  writer: writerCommand,
  mcp: mcpCommand,
  serve: serveCommand,
  backup: backupCommand,
  restore: restoreCommand,
  migrate: migrateCommand,
  audit: auditCommand,
  record: recordCommand,
  completion: completionCommand(() => commands),
};

/** Runs one command line and answers its exit code. Whatever goes wrong is told in a sentence. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return printHelp(rest[0], terminal);
  if (name === '--version' || name === '-v') {
    await terminal.out.write(`${productVersion()}\n`);
    return exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return refuse(terminal, `There is no command "${name}". See paperlark --help.`);
  if (rest.includes('--help') || rest.includes('-h')) return printHelp(name, terminal);
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    if (isUsageError(error))
      return refuse(
        terminal,
        `${error.message.split('. To specify')[0]}. See paperlark ${name} --help.`.replace('..', '.'),
      );
    const said = systemFault(error);
    if (said !== null) return refuse(terminal, said);
    await terminal.err.write(`paperlark: Something went wrong: ${firstLine(error)}\n`);
    return exitCodes.fault;
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

async function printHelp(name: string | undefined, terminal: Terminal): Promise<ExitCode> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  await terminal.out.write(command === undefined ? overview() : `${command.summary}.\n\n${command.help}`);
  return exitCodes.done;
}

function overview(): string {
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Turns research into posts that people can trust: every sentence traced to the source.

Usage
  paperlark COMMAND [options]

Commands
${list.join('\n')}

  paperlark COMMAND --help tells more; paperlark --version prints the version.

Exit codes: 0 done, 2 bad input (or none of the lines of --jsonl could be answered), 3 not found, 4 a service did not answer,
1 a fault of ours; "check" has its own.
`;
}

async function refuse(terminal: Terminal, message: string): Promise<ExitCode> {
  await terminal.err.write(`paperlark: ${message}\n`);
  return exitCodes.badInput;
}
