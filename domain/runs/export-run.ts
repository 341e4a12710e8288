import { platformIds, platforms } from '../posts/platforms.ts';
import { workingDays, writeCalendar } from './calendar.ts';
import { flaggedSentences, type RowDraft } from './draft.ts';
import type { ExportFormat } from './export-formats.ts';
import { writeTable } from './table.ts';

/** A row as it leaves the product. */
export interface ExportRow {
  readonly line: number;
  readonly label: string;
  readonly identifier: string | null;
  readonly tone: string | null;
  readonly review: 'open' | 'approved' | 'skipped';
  readonly draft: RowDraft | null;
  /** Why there is no draft. */
  readonly problem: string | null;
}

export interface ExportPlan {
  /** Of the run: part of the entries' names in a calendar. */
  readonly runId: string;
  readonly now: Date;
  /** Of the calendar: its first day and the time of day. */
  readonly from: string;
  readonly time: string;
}

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The rows as a file; a calendar holds those that have posts. */
export function exportRun(format: ExportFormat, rows: readonly ExportRow[], plan: ExportPlan): ExportFile {
  switch (format) {
    case 'schedule.csv':
      return { name: 'posts.schedule.csv', type: 'text/csv', content: scheduleOf(rows, plan) };
    case 'csv':
      return { name: 'posts.csv', type: 'text/csv', content: writeTable([header, ...rows.map(cellsOf)]) };
    case 'json':
      return { name: 'posts.json', type: 'application/json', content: jsonOf(rows) };
    case 'ics':
      return { name: 'posts.ics', type: 'text/calendar', content: calendarOf(rows, plan) };
  }
}

/**
 * One line a post, with the day and time at which it is due: tools that post by a table, such as
 * Hootsuite and Publer, take a time, a text and a link, each under names of its own. One draft a working day, as in the calendar.
 */
function scheduleOf(rows: readonly ExportRow[], { from, time }: ExportPlan): string {
  const drafts = rows.flatMap(({ label, draft }) => (draft === null ? [] : [{ label, draft }]));
  const days = workingDays(from, drafts.length);
  const lines = drafts.flatMap(({ label, draft }, at) =>
    platformIds.flatMap((id) => {
      const text = draft.posts[id];
      if (text === undefined) return [];
      return [
        [days[at] ?? from, time, platforms[id].label, text, draft.info.url ?? '', draft.info.title ?? label],
      ];
    }),
  );
  return writeTable([['date', 'time', 'network', 'text', 'link', 'title'], ...lines]);
}

/** `doi`, `title` and `url` are columns that an upload takes as well. */
const header = [
  'line',
  'doi',
  'title',
  'url',
  'tone',
  'review',
  ...platformIds,
  'flagged sentences',
  'evidence',
  'notices',
  'warnings',
  'problem',
];

function cellsOf({ line, label, identifier, tone, review, draft, problem }: ExportRow): string[] {
  return [
    String(line),
    identifier ?? '',
    draft?.info.title ?? label,
    draft?.info.url ?? '',
    tone ?? '',
    review,
    ...platformIds.map((id) => draft?.posts[id] ?? ''),
    draft === null ? '' : String(flaggedSentences(draft)),
    draft?.evidence.text ?? '',
    (draft?.notices ?? []).map(({ text }) => text).join('\n'),
    (draft?.warnings ?? []).join('\n'),
    problem ?? '',
  ];
}

function jsonOf(rows: readonly ExportRow[]): string {
  const plain = rows.map(({ draft, ...row }) => ({ ...row, ...(draft ?? {}) }));
  return `${JSON.stringify({ rows: plain }, null, 2)}\n`;
}

function calendarOf(rows: readonly ExportRow[], { runId, ...plan }: ExportPlan): string {
  const entries = rows.flatMap(({ line, label, draft }) =>
    draft === null
      ? []
      : [
          {
            id: `${runId}-${line}@paperlark`,
            title: `Post: ${draft.info.title ?? label}`,
            text: textOf(draft),
            url: draft.info.url ?? null,
          },
        ],
  );
  return writeCalendar(entries, plan);
}

function textOf({ posts }: RowDraft): string {
  return platformIds
    .flatMap((id) => (posts[id] === undefined ? [] : [`${platforms[id].label}\n${posts[id]}`]))
    .join('\n\n');
}
