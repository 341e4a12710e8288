import * as z from 'zod/mini';
import { recordFields } from '#domain/research/record.ts';

/** Longer than any identifier; what is too long for one is told in the domain's words. */
const longestPaste = 2000;
const paste = z.string().check(z.maxLength(longestPaste));

export const doiQuery = z.object({ doi: paste });
export const idQuery = z.object({ id: paste });

export const noticeOfWork = z.object({
  /** What it is about: "retracted", "preprint", "none-on-record", … */
  type: z.string(),
  /** "stop": only a post that says so can be made. "warning": must be read. "note": good to know. */
  weight: z.enum(['stop', 'warning', 'note']),
  text: z.string(),
  /** The notice itself, or the other version. */
  url: z.nullable(z.string()),
  source: z.string(),
});

const sourcesShape = Object.fromEntries(recordFields.map((field) => [field, z.optional(z.string())]));

export const metadataAnswer = z.object({
  /** Clean text, sections on lines of their own; may be longer than a generation takes. Null: please paste it. */
  abstract: z.nullable(z.string()),
  title: z.nullable(z.string()),
  journal: z.nullable(z.string()),
  year: z.nullable(z.number()),
  /** First author, first inventor or issuing body; a patent's assignee stands as affiliation. */
  pi: z.nullable(z.object({ name: z.nullable(z.string()), affiliation: z.nullable(z.string()) })),
  publisher: z.nullable(z.string()),
  funders: z.array(z.string()),
  url: z.nullable(z.string()),
  /** As understood: DOI in lower case, UN symbol in the library's spelling, patent as office, number and kind. */
  identifier: z.string(),
  /** Name of the service that each field is from. */
  sources: z.object(
    sourcesShape as Record<(typeof recordFields)[number], z.ZodMiniOptional<z.ZodMiniString>>,
  ),
  /** What to know before posting, most serious first. */
  notices: z.array(noticeOfWork),
  licence: z.nullable(z.object({ name: z.string(), url: z.nullable(z.string()), open: z.boolean() })),
  /** Fields that no service has. */
  gaps: z.array(z.enum(recordFields)),
  /** ISO 8601, in UTC; an answer may be kept for some days. */
  lookedUpAt: z.string(),
});
