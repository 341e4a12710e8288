import { parseArgs } from 'node:util';
import { isPlatformId, type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { defaultTone, isToneId, toneIds } from '#domain/posts/tones.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type ExportFormat, exportFormats } from '#domain/runs/export-formats.ts';
import { readUpload } from '#domain/runs/read-upload.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import type { RowDefaults } from '#domain/runs/run-row.ts';
import { type BulkPlan, writeBulk } from '../bulk/write-bulk.ts';
import type { Command } from '../command.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark bulk FILE or - --out FILE.csv|schedule.csv|json|ics [options]

FILE is a list of DOIs, one a line; a CSV whose first line names its columns (doi, title, abstract, url, tone,
platforms, journal, year, author, in any order); or the text of an RSS, Atom or JSON feed. At most ${runLimits.rows} rows.
Rows with an abstract need no network; the others are looked up.

Options
  --out FILE           where the posts go; its ending says how: .csv, .schedule.csv (a line a post,
                       with its day and time), .json, or .ics for a posting calendar
  --tone T             for rows that name none, one of: ${toneIds.join(', ')} (default ${defaultTone})
  --platforms P,P      some of: ${platformIds.join(', ')}, or all (default linkedin)
  --from DAY           first day of the calendar, as in 2026-11-23 (default tomorrow)
  --time HH:MM         time of day of the calendar (default 09:00)
  --resume             go on with a run that was broken off; rows that failed are tried again

Progress is on standard error. What is done is kept beside the output (FILE.progress) until the run is through.
Exit codes: 0 every row has its posts; else that of the rows which failed: 4 a service did not answer, 3 not found, 2 bad input.

Example
  paperlark bulk spring-issue.csv --tone publisher --platforms linkedin,twitter --out posts.csv
`;

export const bulkCommand: Command = { summary: 'Posts for a list of DOIs, a CSV or a feed', help, run };

const options = {
  out: { type: 'string' },
  tone: { type: 'string' },
  platforms: { type: 'string' },
  from: { type: 'string' },
  time: { type: 'string' },
  resume: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const plan = readPlan(values, positionals);
  if (!plan.ok) return reportFailure(terminal, plan.failure, false);
  const defaults = readDefaults(values);
  if (!defaults.ok) return reportFailure(terminal, defaults.failure, false);
  const text = await readText(positionals[0] ?? '-', terminal.stdin, 4 * runLimits.upload);
  if (!text.ok) return reportFailure(terminal, text.failure, false);
  const upload = readUpload(text.value, defaults.value);
  if (!upload.ok) return reportFailure(terminal, upload.failure, false);
  const written = await writeBulk(upload.value.rows, plan.value, terminal);
  return written.ok ? written.value : reportFailure(terminal, written.failure, false);
}

function readPlan({ out, from, time, resume }: Values, files: readonly string[]): Result<BulkPlan> {
  if (files.length !== 1) return usage('Name one file, or - for standard input. See paperlark bulk --help.');
  const format = formatOf(out ?? '');
  if (out === undefined || format === null)
    return usage('Say where the posts go: --out FILE.csv, FILE.schedule.csv, FILE.json or FILE.ics.');
  if (from !== undefined && !isDay(from)) return usage('--from takes a day such as 2026-11-23.');
  if (time !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
    return usage('--time takes a time of day such as 09:00.');
  return ok({ out, format, from: from ?? tomorrow(), time: time ?? '09:00', resumes: resume === true });
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

function formatOf(out: string): ExportFormat | null {
  return exportFormats.find((format) => out.toLowerCase().endsWith(`.${format}`)) ?? null;
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
}

function readDefaults({ tone = defaultTone, platforms = 'linkedin' }: Values): Result<RowDefaults> {
  if (!isToneId(tone)) return usage(`"${tone}" is no tone. The tones are: ${toneIds.join(', ')}.`);
  const names = platforms.split(',').map((name) => name.trim());
  if (names.includes('all')) return ok({ tone, platforms: platformIds });
  const known = names.filter((name): name is PlatformId => isPlatformId(name));
  if (known.length < names.length) return usage(`The platforms are: ${platformIds.join(', ')}, or all.`);
  return ok({ tone, platforms: [...new Set(known)] });
}

function usage(message: string): Result<never> {
  return fail('invalid_request', message);
}
