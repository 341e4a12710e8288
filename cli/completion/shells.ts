import { type CompletedCommand, choices } from './describe-commands.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Script = (commands: readonly CompletedCommand[]) => string;

/** A script for each shell; where nothing is offered, the shell completes files. Nothing of it is typed by others, so nothing is escaped but apostrophes. */
export const scripts: Readonly<Record<Shell, Script>> = { bash, zsh, fish };

function bash(commands: readonly CompletedCommand[]): string {
  return `# paperlark completion bash >> ~/.bashrc, or into /etc/bash_completion.d/paperlark
_paperlark() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" offered=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    offered="${commands.map(({ name }) => name).join(' ')}"
  else
    case "$before" in
${cases(Object.entries(choices), (values) => `offered="${values.join(' ')}"`)}
    esac
    if [ -z "$offered" ] && [[ "$current" == -* ]]; then
      case "\${COMP_WORDS[1]}" in
${cases(
  commands.map(({ name, flags }) => [name, flags] as const),
  (flags) => `offered="${flags.join(' ')}"`,
)}
      esac
    fi
  fi
  [ -z "$offered" ] || COMPREPLY=($(compgen -W "$offered" -- "$current"))
}
complete -o default -F _paperlark paperlark
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  return `#compdef paperlark
# paperlark completion zsh > "\${fpath[1]}/_paperlark"
_paperlark() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  case "\${words[CURRENT-1]}" in
${cases(Object.entries(choices), (values) => `compadd -- ${values.join(' ')}; return`)}
  esac
  if [[ "$PREFIX" == -* ]]; then
    case "\${words[2]}" in
${cases(
  commands.map(({ name, flags }) => [name, flags] as const),
  (flags) => `compadd -- ${flags.join(' ')}; return`,
)}
    esac
  fi
  _files
}
# Called by the shell from a file of its own, or sourced.
if [[ "\${funcstack[1]}" == _paperlark ]]; then _paperlark "$@"; else compdef _paperlark paperlark; fi
`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, flags }) => [
    `complete -c paperlark -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...flags.map((flag) => {
      const values = choices[flag];
      const offered = values === undefined ? '' : ` -x -a ${quoted(values.join(' '))}`;
      return `complete -c paperlark -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${offered}`;
    }),
  ]);
  return `# paperlark completion fish > ~/.config/fish/completions/paperlark.fish\n${lines.join('\n')}\n`;
}

function cases(
  entries: readonly (readonly [string, readonly string[]])[],
  then: (words: readonly string[]) => string,
): string {
  return entries.map(([name, words]) => `      ${name}) ${then(words)} ;;`).join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
