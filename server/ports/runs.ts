import type { RowDraft } from '#domain/runs/draft.ts';
import type { UploadKind } from '#domain/runs/read-upload.ts';
import type { AskedRow, RowProblem, UploadRow } from '#domain/runs/run-row.ts';
import type { Reservation } from './usage.ts';

/** Whose runs a caller sees: a person's, with those of keys that stand for them; or those that keys of one team started. */
export interface RunViewer {
  readonly userId: string;
  /** The team of the key that asks; null for the person. */
  readonly keyTeam: string | null;
}

export type RunState = 'running' | 'paused' | 'done' | 'cancelled';
/** "person" paused it; posts are used up; the account or key that it runs for is closed. */
export type PauseReason = 'person' | 'quota' | 'closed';

export interface Run {
  readonly id: string;
  readonly userId: string;
  /** Who runs it where that is a key; null for the person. */
  readonly key: RunKey | null;
  readonly title: string;
  readonly kind: UploadKind;
  readonly state: RunState;
  readonly pause: PauseReason | null;
  /** When it goes on by itself; null where it does not. */
  readonly resumesAt: Date | null;
  readonly total: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly counts: RunCounts;
}

export interface RunKey {
  readonly id: string;
  readonly teamId: string;
}

export interface RunCounts {
  readonly waiting: number;
  readonly working: number;
  readonly done: number;
  readonly failed: number;
  readonly cancelled: number;
  /** Of those that failed, the ones that ask something. */
  readonly retryable: number;
  readonly approved: number;
  readonly skipped: number;
  /** Drafts with a sentence that says more than its source. */
  readonly flagged: number;
}

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly key: RunKey | null;
  /** Whose posts it is going to use: "user:<id>", "team:<id>" or "key:<id>". */
  readonly owner: string;
  readonly title: string;
  readonly kind: UploadKind;
  /** Unique for the person: the same key is the same run. */
  readonly requestKey: string;
  readonly bodyHash: string;
  readonly rows: readonly UploadRow[];
  /** Of this owner, runs that are not finished; more are refused. */
  readonly atOnce: number;
}

export type AddedRun =
  | { readonly kind: 'added' }
  /** There was one under the same key. */
  | { readonly kind: 'there'; readonly id: string; readonly sameBody: boolean }
  | { readonly kind: 'too-many' };

export type RowState = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';
export type RowReview = 'open' | 'approved' | 'skipped';

/** A row as lists show it. */
export interface RowHead {
  /** From 0, in the order of the upload: names the row. */
  readonly order: number;
  readonly line: number;
  readonly label: string;
  readonly state: RowState;
  readonly review: RowReview;
  /** Sentences that say more than the source. */
  readonly flagged: number;
  /** Also of a row that waits to be tried again. */
  readonly problem: RowProblem | null;
  /** False where the upload itself has no use for it. */
  readonly canRetry: boolean;
}

export interface RunRow extends RowHead {
  readonly asked: AskedRow | null;
  readonly draft: RowDraft | null;
}

/** A row whose long parts are still the JSON that is stored: thousands of them are read where there is time for it. */
export interface StoredRow extends RowHead {
  readonly asked: string | null;
  readonly draft: string | null;
}

export const rowFilters = ['all', 'drafts', 'flagged', 'open', 'approved', 'failed'] as const;
export type RowFilter = (typeof rowFilters)[number];

export interface RowPage {
  readonly show: RowFilter;
  readonly offset: number;
  readonly limit: number;
}

/** A row that a worker holds until its lease ends. */
export interface ClaimedRow {
  readonly userId: string;
  readonly runId: string;
  readonly order: number;
  readonly asked: AskedRow;
  /** How often it was handed out: whoever holds an older number settles nothing. */
  readonly claim: number;
  /** Since it was last asked for by a person, this one included. */
  readonly tries: number;
  /** Posts that an earlier holder, which died, had reserved. */
  readonly reservation: Reservation | null;
}

export interface ClaimedRows {
  readonly run: Pick<Run, 'id' | 'userId' | 'key'>;
  readonly rows: readonly ClaimedRow[];
}

export type RowOutcome =
  | { readonly kind: 'done'; readonly draft: RowDraft }
  | { readonly kind: 'failed'; readonly problem: RowProblem }
  /** To be tried again from then on. */
  | { readonly kind: 'retry'; readonly dueAt: Date; readonly problem: RowProblem }
  /** Was not tried: somebody takes it from then on. */
  | { readonly kind: 'release'; readonly dueAt: Date };

/** What people do with runs. Every call says whose run it is: another's is not there. */
export interface RunStore {
  /** The run with its rows, or nothing. Two equal calls at once add one run. */
  add(run: NewRun, now: Date): Promise<AddedRun>;
  /** Newest first. */
  list(viewer: RunViewer, limit: number): Promise<Run[]>;
  find(viewer: RunViewer, runId: string): Promise<Run | null>;
  rows(viewer: RunViewer, runId: string, page: RowPage): Promise<{ rows: RowHead[]; total: number }>;
  row(viewer: RunViewer, runId: string, order: number): Promise<RunRow | null>;
  /** In order; for an export. */
  allRows(viewer: RunViewer, runId: string, show: RowFilter): Promise<StoredRow[]>;
  /** False where the run is not there, or not in one of the states that lead to this one. */
  change(
    viewer: RunViewer,
    runId: string,
    to: 'running' | 'paused' | 'cancelled',
    now: Date,
  ): Promise<boolean>;
  /** Puts failed rows that ask something back into the queue: one, or all. Answers how many; goes on where the run was done. */
  retry(viewer: RunViewer, runId: string, order: number | null, now: Date): Promise<number>;
  saveRow(viewer: RunViewer, runId: string, row: SavedRow, now: Date): Promise<boolean>;
  /** Approves every open draft without a flag; answers how many. */
  approveUnflagged(viewer: RunViewer, runId: string, now: Date): Promise<number>;
  remove(viewer: RunViewer, runId: string): Promise<boolean>;
}

export interface SavedRow {
  readonly order: number;
  readonly review: RowReview;
  readonly draft: RowDraft;
  readonly flagged: number;
}

/** What workers do, on any number of machines. */
export interface RunQueue {
  /**
   * Rows that are due, all of one run, each handed to one caller only, however many ask; the run that waited longest is
   * served first. Null where nothing is due. A row is handed out again when its lease ends.
   */
  claim(claim: {
    readonly now: Date;
    readonly leaseEndsAt: Date;
    readonly limit: number;
  }): Promise<ClaimedRows | null>;
  /** Holds rows longer; a lost one stays lost. */
  renew(rows: readonly ClaimedRow[], leaseEndsAt: Date): Promise<void>;
  /** Notes the posts that were reserved for a row; false where the lease was lost. */
  noteReservation(row: ClaimedRow, reservation: Reservation | null): Promise<boolean>;
  /** How the work on a row ended; false where the lease was lost or the run was cancelled. */
  settle(row: ClaimedRow, outcome: RowOutcome, now: Date): Promise<boolean>;
  /** Pauses a run unless other rows of it are being worked on, which may yet give posts back; answers whether it did. */
  pause(row: ClaimedRow, why: 'quota' | 'closed', resumesAt: Date | null, now: Date): Promise<boolean>;
  /** Lets runs go on whose pause is over, and ends those that have nothing left to do. */
  tidy(now: Date): Promise<void>;
  /** Gives back what dead processes had claimed; only where no other process is at work. */
  releaseClaims(now: Date): Promise<void>;
  /** Forgets runs that nobody touched since `time`. */
  removeOlderThan(time: Date): Promise<void>;
}
