import type { PlatformId } from '../posts/platforms.ts';
import type { ToneId } from '../posts/tones.ts';
import type { Failure } from '../result.ts';

/** What is asked for one row of a run. */
export interface AskedRow {
  /** A DOI, PubMed number, UN symbol or patent number, as it was given. */
  readonly identifier: string | null;
  readonly title: string | null;
  readonly abstract: string | null;
  /** The text is a feed's teaser: what services have as the abstract is better. */
  readonly isTeaser: boolean;
  readonly journal: string | null;
  readonly year: string | null;
  readonly author: string | null;
  readonly url: string | null;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
}

/** A row of an upload: what it asks, or why nothing can be made of it. */
export interface UploadRow {
  /** Of the list or table, from 1; the number of the item in a feed. */
  readonly line: number;
  /** What people know it by: title, identifier, or the first words. */
  readonly label: string;
  readonly asked: AskedRow | null;
  readonly problem: RowProblem | null;
}

export type RowProblem = Pick<Failure, 'code' | 'message'>;

/** What a person chose for every row that says nothing else. */
export interface RowDefaults {
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
}

/** Whether services have to be asked before anything can be written. */
export function needsLookup(row: AskedRow): boolean {
  return row.identifier !== null && row.abstract === null;
}

const longestLabel = 160;

/** One line, short enough for a list. */
export function labelOf(row: Pick<AskedRow, 'title' | 'identifier' | 'abstract'>): string {
  const text = row.title ?? row.identifier ?? row.abstract ?? '';
  return shortLine(text);
}

export function shortLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= longestLabel ? line : `${line.slice(0, longestLabel - 1).trimEnd()}…`;
}
