import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { generatePosts } from '#domain/engine/generate.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { draftOf, type RowDraft } from '#domain/runs/draft.ts';
import type { ExportFormat } from '#domain/runs/export-formats.ts';
import { exportRun } from '#domain/runs/export-run.ts';
import { requestOfRow } from '#domain/runs/request-of-row.ts';
import type { AskedRow, RowProblem, UploadRow } from '#domain/runs/run-row.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { lookUp } from '../look-up.ts';
import { exitCodeOf } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { type DoneRow, openProgress, type ProgressFile } from './progress-file.ts';

export interface BulkPlan {
  readonly out: string;
  readonly format: ExportFormat;
  readonly from: string;
  readonly time: string;
  /** Goes on with what an earlier run has done. */
  readonly resumes: boolean;
}

/**
 * Writes the posts of all rows into one file. What is done is kept beside it, row by row, so that a run that was broken off
 * goes on where it was; the file itself appears whole or not at all.
 */
export async function writeBulk(
  rows: readonly UploadRow[],
  plan: BulkPlan,
  terminal: Terminal,
): Promise<Result<ExitCode>> {
  const progress = await openProgress(`${plan.out}.progress`, plan.resumes);
  if (!progress.ok) return progress;
  const outcomes = await workOff(rows, progress.value, terminal);
  const failures = outcomes.flatMap(({ problem }) => problem ?? []);
  await writeWhole(plan.out, fileOf(rows, outcomes, plan));
  const mayPass = failures.some(({ code }) => code === 'unavailable');
  await progress.value.close();
  if (!mayPass) await rm(`${plan.out}.progress`, { force: true });
  const done = outcomes.length - failures.length;
  const again = mayPass ? ' Run it again with --resume to ask the silent services once more.' : '';
  await terminal.err.write(`${done} of ${rows.length} rows have their posts in ${plan.out}.${again}\n`);
  return ok(worstOf(failures));
}

interface Outcome {
  readonly draft: RowDraft | null;
  readonly problem: RowProblem | null;
}

async function workOff(
  rows: readonly UploadRow[],
  progress: ProgressFile,
  terminal: Terminal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const outcome = await outcomeOf(row, progress);
    outcomes.push(outcome);
    if (outcome.problem !== null)
      await terminal.err.write(`line ${row.line}: ${row.label}: ${outcome.problem.message}\n`);
    if (terminal.err.isTTY) await terminal.err.write(`\r${outcomes.length} of ${rows.length}\r`);
  }
  return outcomes;
}

async function outcomeOf({ asked, problem }: UploadRow, progress: ProgressFile): Promise<Outcome> {
  if (asked === null) return { draft: null, problem };
  const known = progress.find(asked);
  if (known !== null) return { draft: known, problem: null };
  const draft = await draftRow(asked);
  if (!draft.ok) return { draft: null, problem: draft.failure };
  const done: DoneRow = { asked, draft: draft.value };
  await progress.add(done);
  return { draft: draft.value, problem: null };
}

/** A row with an abstract needs nobody; its identifier then only serves as the link that was given. */
async function draftRow(asked: AskedRow): Promise<Result<RowDraft>> {
  const wantsLookup = asked.identifier !== null && (asked.abstract === null || asked.isTeaser);
  const found = wantsLookup ? await lookUp(asked.identifier ?? '', null) : null;
  if (found?.ok === false && asked.abstract === null) return found;
  const prepared = requestOfRow(asked, found?.ok === true ? found.value : null);
  if (!prepared.ok) return prepared;
  try {
    return ok(draftOf(prepared.value, writtenByEngine(generatePosts(prepared.value.request))));
  } catch (error) {
    // A fault of ours in one abstract must not cost the run its other posts.
    return fail(
      'internal',
      `Something went wrong: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function fileOf(rows: readonly UploadRow[], outcomes: readonly Outcome[], plan: BulkPlan): string {
  const exported = rows.map(({ line, label, asked }, index) => ({
    line,
    label,
    identifier: asked?.identifier ?? null,
    tone: asked?.tone ?? null,
    review: 'open' as const,
    draft: outcomes[index]?.draft ?? null,
    problem: outcomes[index]?.problem?.message ?? null,
  }));
  const runId = basename(plan.out).replace(/[^\w.-]/g, '-');
  return exportRun(plan.format, exported, { ...plan, runId, now: new Date() }).content;
}

async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** What may pass first, then what was not found, then what was wrong with the input. */
function worstOf(failures: readonly Pick<Failure, 'code'>[]): ExitCode {
  const codes = failures.map(({ code }) => exitCodeOf(code));
  return codes.length === 0 ? exitCodes.done : (Math.max(...codes) as ExitCode);
}
