import { parseArgs } from 'node:util';
import { lookupKinds } from '#domain/research/identifiers/read-identifier.ts';
import { recordFields } from '#domain/research/record.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { type LookedUp, lookUp } from '../look-up.ts';
import { reportFailure } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark lookup IDENTIFIER [--kind ${lookupKinds.join('|')}] [--json]

IDENTIFIER
  a DOI, arXiv or PubMed number, UN document symbol or patent number, in any usual form or as an address;
  without --kind it is recognised by its form

Answer with --json
  {abstract, title, journal, year, pi: {name, affiliation}, publisher, funders, url,
   identifier, sources: {field: service}, notices, licence, gaps, lookedUpAt}

Exit codes: 2 no identifier that we know, 3 not found, 4 no service answered.

Example
  paperlark lookup 10.1371/journal.pone.0033693 --json
`;

export const lookupCommand: Command = {
  summary: 'Metadata and notices of a paper, data set, UN document or patent',
  help,
  run,
};

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const json = values.json === true;
  if (positionals.length === 0)
    return reportFailure(terminal, usage('Name an identifier. See paperlark lookup --help.'), json);
  const kind = lookupKinds.find((one) => one === values.kind);
  if (values.kind !== undefined && kind === undefined)
    return reportFailure(
      terminal,
      usage(`--kind can be ${lookupKinds.join(', ')}, not "${values.kind}".`),
      json,
    );
  // "S/RES/2538 (2020)" and "US 10,123,456 B2" come as several words where nobody quoted them.
  const found = await lookUp(positionals.join(' '), kind ?? null);
  if (!found.ok) return reportFailure(terminal, found.failure, json);
  await (json
    ? terminal.out.write(`${JSON.stringify(found.value, null, 2)}\n`)
    : print(found.value, terminal));
  return exitCodes.done;
}

const options = { kind: { type: 'string' }, json: { type: 'boolean' } } as const;

function usage(message: string) {
  return { code: 'invalid_request', message } as const;
}

async function print(found: LookedUp, terminal: Terminal): Promise<void> {
  for (const notice of found.notices) {
    const mark = { stop: 'STOP', warning: 'note', note: 'info' }[notice.weight];
    await terminal.err.write(
      `${mark}: ${notice.text}${notice.url === null ? '' : ` ${notice.url}`} [${notice.source}]\n`,
    );
  }
  await terminal.out.write(`${found.identifier}\n`);
  for (const field of recordFields) {
    if (field === 'abstract') continue;
    const value = printed(found, field);
    if (value !== '') await terminal.out.write(`${field.padEnd(9)} ${value}  [${found.sources[field]}]\n`);
  }
  if (found.licence !== null) await terminal.out.write(`licence   ${found.licence.name}\n`);
  await terminal.out.write(
    found.abstract === null
      ? '\nNo abstract is on record: paste the text yourself.\n'
      : `\n${found.abstract}\n[${found.sources.abstract}]\n`,
  );
}

function printed(found: LookedUp, field: Exclude<(typeof recordFields)[number], 'abstract'>): string {
  if (field === 'pi') return [found.pi?.name, found.pi?.affiliation].filter(Boolean).join(', ');
  if (field === 'funders') return found.funders.join(', ');
  return String(found[field] ?? '');
}
