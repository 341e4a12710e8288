import { platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { lookupKinds } from '#domain/research/identifiers/read-identifier.ts';
import { failOns } from '../check/checked.ts';
import { formatNames } from '../check/formats/formats.ts';
import type { Command } from '../command.ts';
import { partNames } from '../source-file.ts';

/** What a shell needs to know of a command to complete it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  /** As "--format". */
  readonly flags: readonly string[];
}

/** All commands with the options that their help names: what is not told there is not offered. */
export function describeCommands(commands: Readonly<Record<string, Command>>): readonly CompletedCommand[] {
  return Object.entries(commands).map(([name, { summary, help }]) => {
    const told = help.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];
    return { name, summary, flags: [...new Set([...told, '--help'])] };
  });
}

/** Values that an option can have, where they are few and known. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  '--tone': toneIds,
  '--platforms': [...platformIds, 'all'],
  '--platform': platformIds,
  '--kind': lookupKinds,
  '--part': partNames,
  '--verifier': ['learned', 'none'],
  '--format': formatNames,
  '--fail-on': failOns,
};
