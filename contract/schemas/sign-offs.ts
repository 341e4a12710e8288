import * as z from 'zod/mini';
import { platformIds } from '#domain/posts/platforms.ts';
import { longestDisclosure } from '#domain/sign-off/rule.ts';
import {
  approverRoles,
  channels,
  decisions,
  signOffLimits,
  signOffRoles,
  signOffStates,
} from '#domain/sign-off/sign-off.ts';
import { articleInfoInput, articleInfoSchema } from './article-info.ts';
import { madeSchema } from './made.ts';
import { groundedSentenceSchema, longestPost, perPlatform, researchText } from './posts.ts';
import { inputText, optionalText } from './text.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const platform = z.enum(platformIds);

export const signOffParams = z.object({ signOffId: id });
/** As long as a link may be mangled by a mail program and still be told that it is not complete. */
export const reviewParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });

const reviewerBody = z.object({ name: inputText(signOffLimits.name), email: inputText(300) });

export const askSignOffBody = z.object({
  inputText: researchText,
  articleInfo: articleInfoInput,
  /** Notices on the work that whoever approves has to see. */
  notices: z.optional(z.array(inputText(500)).check(z.maxLength(20))),
  /** How the posts were made, as the answer said. */
  made: z.optional(madeSchema),
  /** Each is held to the text anew. */
  posts: perPlatform(z.string().check(z.minLength(1), z.maxLength(longestPost))),
  note: optionalText(signOffLimits.remark),
  /** People outside who get a link each; the team's own approvers get a mail where there are none. */
  reviewers: z.optional(z.array(reviewerBody).check(z.maxLength(signOffLimits.reviewers))),
});

const signOffActs = [
  'comment',
  'keep',
  'propose',
  'edit',
  'take',
  'decline',
  'decide',
  'invite',
  'revoke',
  'remind',
  'release',
  'withdraw',
] as const;

/** What an act needs besides its name stands beside it; what is missing is refused in words. */
const actBody = {
  platform: z.optional(platform),
  /** The words of the sentence that is meant. */
  sentence: z.optional(z.nullable(z.string().check(z.maxLength(longestPost)))),
  text: z.optional(z.string().check(z.maxLength(longestPost))),
  proposal: z.optional(z.int().check(z.gte(0), z.lt(signOffLimits.events))),
  decision: z.optional(z.enum(decisions)),
  /** As the answer told it: words that were changed since are neither decided on nor edited. */
  revision: z.optional(z.int().check(z.gte(0))),
};

export const actOnSignOffBody = z.object({
  act: z.enum(signOffActs),
  ...actBody,
  /** Of a reviewer, as the sign-off tells it. */
  reviewer: z.optional(id),
  name: optionalText(signOffLimits.name),
  email: optionalText(300),
  channel: z.optional(z.enum(channels)),
});
export const actOnReviewBody = z.object({
  act: z.enum(['comment', 'keep', 'propose', 'decide']),
  ...actBody,
});

const actor = z.object({ role: z.enum(signOffRoles), ref: z.string(), name: z.string() });
const done = { by: actor, at: z.string() };
const remarkSchema = z.object({
  ...done,
  platform,
  /** The words of the sentence that is meant; null for the whole post. */
  sentence: z.nullable(z.string()),
  text: z.string(),
});
const postSchema = z.object({ text: z.string(), sentences: z.array(groundedSentenceSchema) });
const ruleSchema = { approvals: z.number(), approvers: z.array(z.enum(approverRoles)) };

export const embargoSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO 8601, UTC. */
  until: z.string(),
  /** IANA name of the zone in which it was set. */
  zone: z.string(),
  setBy: z.string(),
});

export const signOffSchema = z.object({
  id: z.string(),
  state: z.enum(signOffStates),
  askedBy: actor,
  askedAt: z.string(),
  note: z.string(),
  work: z.object({
    text: z.string(),
    info: articleInfoSchema,
    notices: z.array(z.string()),
    /** The text's sentences, which `support` counts from 0. */
    sentences: z.array(z.string()),
  }),
  made: z.nullable(madeSchema),
  rule: z.object(ruleSchema),
  /** To an API key, those alone that may leave. */
  posts: perPlatform(postSchema),
  /** All that were asked about. */
  platforms: z.array(platform),
  revision: z.number(),
  /** Who changed a post, by `ref`: their approval does not count. */
  editors: z.array(z.string()),
  reviewers: z.array(
    z.object({
      ref: z.string(),
      name: z.string(),
      until: z.string(),
      revoked: z.boolean(),
      /** Invited by a person: the approval of one whom a key named does not count. */
      counts: z.boolean(),
      /** False once it was taken back or has run out. */
      works: z.boolean(),
      /** For the team. */
      email: z.nullable(z.string()),
    }),
  ),
  comments: z.array(remarkSchema),
  /** Why flagged sentences stay. */
  kept: z.array(remarkSchema),
  proposals: z.array(
    z.object({
      ...done,
      number: z.number(),
      platform,
      ...postSchema.shape,
      outcome: z.enum(['open', 'taken', 'declined']),
    }),
  ),
  decisions: z.array(z.object({ ...done, decision: z.enum(decisions), text: z.string() })),
  releases: z.array(z.object({ ...done, platform, channel: z.enum(channels) })),
  /** Flagged sentences without a reason: nobody can approve before each has one. */
  openFlags: z.array(z.object({ platform, sentence: z.string() })),
  embargo: z.nullable(embargoSchema),
  /** Who looks, and whether their approval would count. */
  you: z.object({ ...actor.shape, mayApprove: z.boolean() }),
});

const signOffHeadSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(signOffStates),
  askedBy: z.string(),
  /** Names of whom it waits for. */
  waitsFor: z.array(z.string()),
  platforms: z.array(platform),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const signOffsQuery = z.object({
  /** Those that wait for somebody, those that the caller asked for, or all. */
  show: z._default(z.enum(['open', 'mine', 'all']), 'open'),
});
export const signOffsAnswer = z.object({ signOffs: z.array(signOffHeadSchema) });

export const recordQuery = z.object({ format: z._default(z.enum(['json', 'pdf']), 'json') });
export const recordAnswer = z.object({
  /** What to call the file. */
  name: z.string(),
  type: z.string(),
  /** Of the PDF: its base64. */
  encoding: z.enum(['utf8', 'base64']),
  content: z.string(),
});

export const teamSignOffBody = z.object({
  required: z.boolean(),
  approvals: z.int().check(z.gte(1), z.lte(signOffLimits.approvals)),
  approvers: z.array(z.enum(approverRoles)).check(z.minLength(1)),
  disclosure: optionalText(longestDisclosure),
});
export const teamSignOffAnswer = z.object({ required: z.boolean(), ...ruleSchema, disclosure: z.string() });

/** What is to leave: the work, and the posts word for word. */
export const clearanceBody = z.object({
  inputText: z.optional(z.string().check(z.maxLength(20_000))),
  articleInfo: articleInfoInput,
  posts: perPlatform(z.string().check(z.maxLength(longestPost))),
});
const clearanceOfPost = z.object({
  /** Null where these very words were never sent for sign-off. */
  state: z.nullable(z.enum(signOffStates)),
  signOffId: z.nullable(z.string()),
  mayLeave: z.boolean(),
});
export const clearanceAnswer = z.object({
  /** The team demands approval. */
  required: z.boolean(),
  embargo: z.nullable(embargoSchema),
  posts: perPlatform(clearanceOfPost),
});

export const setEmbargoBody = z.object({
  inputText: z.optional(z.string().check(z.maxLength(20_000))),
  articleInfo: articleInfoInput,
  /** ISO 8601 with its offset: "2026-12-01T09:00:00+01:00". */
  until: z.iso.datetime({ offset: true }),
  /** IANA name of the zone to tell it in: "Europe/Paris". */
  zone: inputText(60),
});
export const embargoesAnswer = z.object({ embargoes: z.array(embargoSchema) });
export const embargoParams = z.object({ embargoId: id });
export const liftEmbargoBody = z.object({ reason: inputText(500) });
