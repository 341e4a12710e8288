import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { describeCommands } from '../completion/describe-commands.ts';
import { scripts, shells } from '../completion/shells.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFailure } from '../report.ts';

const help = `Usage
  paperlark completion ${shells.join('|')}    a script that completes commands, options and their values in that shell

Examples
  paperlark completion bash >> ~/.bashrc
  paperlark completion zsh > "\${fpath[1]}/_paperlark"
  paperlark completion fish > ~/.config/fish/completions/paperlark.fish
`;

/** Of all commands, itself included: they are there only when it runs. */
export function completionCommand(commands: () => Readonly<Record<string, Command>>): Command {
  return {
    summary: 'Completion for bash, zsh or fish',
    help,
    async run(args, terminal) {
      const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
      const shell = shells.find((one) => one === positionals[0]);
      if (shell === undefined || positionals.length > 1) {
        const message = `Name a shell: ${shells.join(', ')}. See paperlark completion --help.`;
        return reportFailure(terminal, { code: 'invalid_request', message }, false);
      }
      await terminal.out.write(scripts[shell](describeCommands(commands())));
      return exitCodes.done;
    },
  };
}
