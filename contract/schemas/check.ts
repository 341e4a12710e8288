import * as z from 'zod/mini';
import { markKinds } from '#domain/grounding/mark.ts';
import { overalls } from '#domain/grounding/report-check.ts';
import { articleInfoInput } from './article-info.ts';
import { longestVisitorPost } from './check-limits.ts';
import { noticeOfWork } from './lookups.ts';
import { groundedSentenceSchema, longestPost, researchText, verifiedBy } from './posts.ts';
import { refusal } from './refusal.ts';

/** Longer than any identifier; what is too long for one is told in the domain's words. */
const longestIdentifier = 2000;

const identifier = z.string().check(z.minLength(1), z.maxLength(longestIdentifier));
identifier.register(z.globalRegistry, {
  description:
    'Instead of "source": a DOI, an arXiv or PubMed number, a UN document symbol or a patent number, whose abstract is looked up.',
});

interface NamesSource {
  readonly source?: string | undefined;
  readonly identifier?: string | undefined;
}

/** The one or the other: of both, nobody could say which was meant. */
function namesOneSource<Body extends NamesSource>() {
  return z.check<Body>(({ value, issues }) => {
    const { source, identifier: named } = value;
    if ((source === undefined) !== (named === undefined)) return;
    const message =
      source === undefined
        ? 'Please send the text as "source", or an identifier such as a DOI as "identifier".'
        : 'Please send either "source" or "identifier", not both.';
    issues.push(refusal(value, { code: 'invalid_request', message }));
  });
}

const sourceOrIdentifier = { source: z.optional(researchText), identifier: z.optional(identifier) };
const post = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

export const checkPostBody = z
  .object({
    ...sourceOrIdentifier,
    post: post(longestPost),
    articleInfo: articleInfoInput,
    /** The exact rules alone: nothing is sent to a model, whoever is configured. */
    verifier: z.optional(z.literal('none')),
  })
  .check(namesOneSource());

export const checkAsVisitorBody = z
  .object({ ...sourceOrIdentifier, post: post(longestVisitorPost) })
  .check(namesOneSource());

const strength = z.literal([0, 1, 2, 3]);
const span = { start: z.number(), end: z.number() };
/** Its place is in the source as it is counted: trimmed, with line ends as "\n". */
const sourceSentence = z.object({ text: z.string(), ...span });

const flag = groundedSentenceSchema.shape.flags.def.element;

const reportedSentence = z.extend(groundedSentenceSchema, {
  flags: z.array(
    z.extend(flag, {
      /** The words at fault. */
      words: z.string(),
      /** Where they stand in the post; `start` and `end` beside it count from the sentence. */
      inPost: z.object(span),
    }),
  ),
  /** Where the sentence stands in the post. */
  ...span,
  /** The nearest sentence of the source, numbered from 0. */
  source: z.nullable(z.extend(sourceSentence, { sentence: z.number() })),
});

/** What was looked up; null where the text was sent. */
const checkedWork = z.object({
  identifier: z.string(),
  title: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** The service that the abstract is from. */
  abstractFrom: z.nullable(z.string()),
  notices: z.array(noticeOfWork),
  lookedUpAt: z.string(),
});

const counts = Object.fromEntries(markKinds.map((mark) => [mark, z.number()]));

export const checkPostAnswer = z.object({
  sentences: z.array(reportedSentence),
  strength: z.object({ source: strength, post: strength }),
  verdict: z.enum(['same', 'stronger', 'weaker']),
  verifiedBy,
  source: z.object({ sentences: z.array(sourceSentence), work: z.nullable(checkedWork) }),
  summary: z.object({
    /** The worst that was found: a flagged sentence before one to compare, before those that match; "wording" claims nothing. */
    overall: z.enum(overalls),
    counts: z.object(counts as Record<(typeof markKinds)[number], z.ZodMiniNumber>),
    /** The same in words. That nothing was found is no promise. */
    says: z.string(),
  }),
});
