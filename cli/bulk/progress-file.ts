import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '#domain/result.ts';
import type { RowDraft } from '#domain/runs/draft.ts';
import type { AskedRow } from '#domain/runs/run-row.ts';

/** A row that is through, with what it was made from. */
export interface DoneRow {
  readonly asked: AskedRow;
  readonly draft: RowDraft;
}

/** What a run has done so far, on disk: one line a row. */
export interface ProgressFile {
  /** The draft of a row that asks exactly this. */
  find(asked: AskedRow): RowDraft | null;
  add(row: DoneRow): Promise<void>;
  close(): Promise<void>;
}

/** Opens what an earlier run left, or begins anew. Fails with words where there is something and nobody asked to go on with it. */
export async function openProgress(path: string, resumes: boolean): Promise<Result<ProgressFile>> {
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before !== null && !resumes)
    return fail(
      'invalid_request',
      `An earlier run was broken off: "${path}" is there. Go on with --resume, or delete it.`,
    );
  const known = new Map((before ?? '').split('\n').flatMap(entryOf));
  const file = await openForLines(path, before);
  if (!file.ok) return file;
  return ok({
    find: (asked) => known.get(hashOf(asked)) ?? null,
    async add({ asked, draft }) {
      await file.value.appendFile(`${JSON.stringify([hashOf(asked), draft])}\n`);
    },
    close: () => file.value.close(),
  });
}

async function openForLines(path: string, before: string | null): Promise<Result<FileHandle>> {
  try {
    const file = await open(path, 'a');
    // A process that was killed may have left half a line: what is added must not be glued to it.
    if (before !== null && before !== '' && !before.endsWith('\n')) await file.appendFile('\n');
    return ok(file);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
    return fail('invalid_request', `"${path}" cannot be written (${why}). Choose another place for --out.`);
  }
}

/** A line that was cut off is no entry: its row is written again. */
function entryOf(line: string): [string, RowDraft][] {
  try {
    const [hash, draft]: [string, RowDraft] = JSON.parse(line);
    return typeof hash === 'string' && typeof draft === 'object' ? [[hash, draft]] : [];
  } catch {
    return [];
  }
}

function hashOf(asked: AskedRow): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
