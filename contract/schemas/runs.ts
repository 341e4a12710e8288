import * as z from 'zod/mini';
import { failures } from '#domain/failures.ts';
import { defaultTone } from '#domain/posts/tones.ts';
import { exportFormats } from '#domain/runs/export-formats.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { articleInfoSchema } from './article-info.ts';
import { madeSchema } from './made.ts';
import { chosenPlatforms, groundedSentenceSchema, longestPost, perPlatform, toneOr } from './posts.ts';

const runId = z.uuid();
/** Of a row, from 0. */
const order = z.coerce.number().check(z.int(), z.gte(0), z.lt(runLimits.rows));

export const runParams = z.object({ runId });
export const runRowParams = z.object({ runId, order });

/** JSON escapes may double an upload that is all quotes and line breaks. */
export const largestRunBody: number = 2 * runLimits.upload;

export const startRunBody = z.object({
  /** DOIs, one a line; a CSV whose first line names its columns; or the text of a journal's feed. */
  upload: z.string().check(z.minLength(1), z.maxLength(runLimits.upload)),
  title: z.optional(z.string().check(z.maxLength(runLimits.title))),
  /** For rows that name none. */
  tone: toneOr(defaultTone),
  platforms: chosenPlatforms,
});

const rowStates = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;
const reviews = ['open', 'approved', 'skipped'] as const;

export const runSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['list', 'table', 'feed']),
  state: z.enum(['running', 'paused', 'done', 'cancelled']),
  /** Why it is paused: by a person, because posts are used up, or because the account or key has ended. */
  pause: z.nullable(z.enum(['person', 'quota', 'closed'])),
  /** When it goes on by itself, ISO 8601; null where it does not. */
  resumesAt: z.nullable(z.string()),
  total: z.number(),
  counts: z.object({
    waiting: z.number(),
    working: z.number(),
    done: z.number(),
    failed: z.number(),
    cancelled: z.number(),
    /** Of those that failed, the ones that can be tried again. */
    retryable: z.number(),
    approved: z.number(),
    skipped: z.number(),
    /** Drafts with a sentence that says more than its source. */
    flagged: z.number(),
  }),
  byKey: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const runsAnswer = z.object({ runs: z.array(runSchema) });

export const changeRunBody = z.object({ state: z.enum(['running', 'paused', 'cancelled']) });

/** Without a number, every row that failed and asks something. */
export const retryRowsBody = z.object({ order: z.optional(z.int().check(z.gte(0), z.lt(runLimits.rows))) });
export const countAnswer = z.object({ rows: z.number() });

const rowFilter = z._default(z.enum(['all', 'drafts', 'flagged', 'open', 'approved', 'failed']), 'all');

export const runRowsQuery = z.object({
  show: rowFilter,
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(runLimits.rows)), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(runLimits.maxPage)), runLimits.page),
});

const failureCodes = Object.keys(failures) as (keyof typeof failures)[];

const rowHead = {
  order: z.number(),
  /** Of the upload: its line, or the number of the feed's item. */
  line: z.number(),
  label: z.string(),
  state: z.enum(rowStates),
  review: z.enum(reviews),
  flagged: z.number(),
  problem: z.nullable(z.object({ code: z.enum(failureCodes), message: z.string() })),
  canRetry: z.boolean(),
};

export const runRowsAnswer = z.object({ rows: z.array(z.object(rowHead)), total: z.number() });

const noticeSchema = z.object({
  type: z.string(),
  weight: z.enum(['stop', 'warning', 'note']),
  text: z.string(),
  url: z.nullable(z.string()),
  source: z.string(),
});

export const runRowSchema = z.object({
  ...rowHead,
  identifier: z.nullable(z.string()),
  draft: z.nullable(
    z.object({
      source: z.string(),
      info: articleInfoSchema,
      posts: perPlatform(z.string()),
      grounding: perPlatform(z.array(groundedSentenceSchema)),
      evidence: z.string(),
      warnings: z.array(z.string()),
      notices: z.array(noticeSchema),
      made: madeSchema,
      byHand: z.array(z.string()),
      /** True where another sentence may be the finding. */
      unsure: z.optional(z.boolean()),
    }),
  ),
});

export const reviewRowBody = z.object({
  review: z.optional(z.enum(reviews)),
  /** Posts in other words; each is held to the source anew. */
  posts: z.optional(perPlatform(z.string().check(z.minLength(1), z.maxLength(longestPost)))),
});

export const exportRunQuery = z.object({
  format: z._default(z.enum(exportFormats), 'csv'),
  /** Which rows: those that were approved, all drafts, or all rows with their problems. */
  show: z._default(z.enum(['approved', 'drafts', 'all']), 'approved'),
  /** Of the calendar: its first day; today where none is given. */
  from: z.optional(z.iso.date()),
  /** Of the calendar: the time of day. */
  time: z._default(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), '09:00'),
});
export const exportRunAnswer = z.object({
  /** What to call the file. */
  name: z.string(),
  type: z.string(),
  content: z.string(),
});
