import * as z from 'zod/mini';
import { type CorrectableField, longestCorrection } from '#domain/engine/corrections.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { flagTypes } from '#domain/grounding/grounded-sentence.ts';
import { backings, markKinds } from '#domain/grounding/mark.ts';
import { verifierKinds } from '#domain/grounding/verdict.ts';
import { defaultPlatform, type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { defaultTone, type ToneId, toneIds } from '#domain/posts/tones.ts';
import { parseResearchText, researchTextLimits } from '#domain/research/research-text.ts';
import { articleInfoInput } from './article-info.ts';
import { factSheetSchema } from './fact-sheet.ts';
import { madeSchema } from './made.ts';
import { refusal } from './refusal.ts';

const longestFinding = 600;
/** Facebook takes the longest. */
export const longestPost: number = Math.max(...Object.values(platforms).map(({ limit }) => limit));
const noPlatform = {
  code: 'no_platform',
  message: 'Please select at least one platform.',
  title: 'No Platform Selected',
} as const;

export const researchText = z.string().check(
  z.check((context) => {
    const parsed = parseResearchText(context.value);
    if (parsed.ok) context.value = parsed.value;
    else context.issues.push(refusal(context.value, parsed.failure));
  }),
);
researchText.register(z.globalRegistry, {
  description: 'The research text. Counted in UTF-16 code units after trimming.',
  minLength: researchTextLimits.min,
  maxLength: researchTextLimits.max,
});

/** A tone, or the one that a call takes where none is named. */
export function toneOr(tone: ToneId) {
  return z._default(z.enum(toneIds), tone);
}

/** A platform named twice counts once. */
const namedPlatforms = z.array(z.enum(platformIds)).check(
  z.check((context) => {
    context.value = [...new Set(context.value)];
    if (context.value.length > 0) return;
    context.issues.push(refusal(context.value, noPlatform));
  }),
);

/** X where no list is sent (spec section 3); an empty one names no platform, and is refused. */
export const chosenPlatforms = z._default(namedPlatforms, [defaultPlatform]);

const correction = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longestCorrection))));

/** Fields of the fact sheet in the person's own words; null leaves one out. */
export const correctionsSchema = z.object({
  question: correction,
  number: correction,
  studied: correction,
  design: correction,
  limit: correction,
} satisfies Record<CorrectableField, z.ZodMiniType>);

/** Index of a source sentence, or the person's own wording: its first sentence leads, the others follow where there is room. */
export const findingSchema = z.union([
  z.int().check(z.gte(0)),
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longestFinding)),
]);

interface OfSentence {
  readonly finding?: number | string | undefined;
}

/** A finding by number must be there, or another would take its place unnoticed. */
export function namesItsFindingIn<Body extends OfSentence>(textOf: (body: Body) => string) {
  return z.check<Body>(({ value, issues }) => {
    const { finding } = value;
    if (typeof finding !== 'number') return;
    const count = sourceSentences(textOf(value)).length;
    if (finding < count) return;
    const there =
      count === 1 ? 'one sentence, number 0' : `${count} sentences, numbered from 0 to ${count - 1}`;
    const message = `"finding" is ${finding}, and the text has ${there}.`;
    issues.push({ ...refusal(finding, { code: 'invalid_request', message }), path: ['finding'] });
  });
}

export const namesItsFinding = namesItsFindingIn<OfSentence & { readonly inputText: string }>(
  ({ inputText }) => inputText,
);

/** What posts are written from besides the text, but for where they go. */
export const writtenWith = {
  tone: toneOr(defaultTone),
  articleInfo: articleInfoInput,
  /** The person is an author: "we" is allowed. */
  author: z.optional(z.boolean()),
  /** Same seed, same source, same choices: same posts. */
  seed: z.optional(z.int().check(z.gte(0), z.lte(2 ** 31 - 1))),
  /** Index of the source sentence that is the finding, or the person's own wording of it. */
  finding: z.optional(findingSchema),
  corrections: z.optional(correctionsSchema),
};

const writtenFrom = { inputText: researchText, ...writtenWith };

export const generatePostsBody = z
  .object({
    ...writtenFrom,
    platforms: chosenPlatforms,
    /** Paperlark's own writer instead of the model that is configured. */
    writer: z.optional(z.literal('embedded')),
  })
  .check(namesItsFinding);

export const rewritePostsBody = z
  .object({
    ...writtenFrom,
    platforms: namedPlatforms,
    /** The model that wrote them, as "made" names it: no other takes its place. */
    model: z.string().check(z.minLength(1), z.maxLength(200)),
    /** How posts began until now, where they are to begin otherwise. */
    instead: z.optional(perPlatform(z.string().check(z.maxLength(longestPost)))),
  })
  .check(namesItsFinding);

const span = { start: z.number(), end: z.number() };

export const groundedSentenceSchema = z.object({
  text: z.string(),
  kind: z.enum(['claim', 'framing']),
  /** What is known of it: proven, to be compared, flagged, wording only, or the person's own words. */
  mark: z.enum(markKinds),
  /** What proves it, where the mark is `matches`: the source's own words, the configured model, or the learned verifier. */
  by: z.optional(z.enum(backings)),
  /** The nearest sentences of the source, from 0, best first. */
  support: z.array(z.number()),
  flags: z.array(
    z.object({
      type: z.enum(flagTypes),
      detail: z.string(),
      /** A wording of the whole sentence that the source supports, where one is known. */
      better: z.optional(z.string()),
      /** The verifier that raised it; absent where an exact rule did. */
      by: z.optional(z.enum(verifierKinds)),
      ...span,
    }),
  ),
  /** Present where something in it rests on the person's own words, and not on the source. */
  given: z.optional(z.literal(true)),
  /** Of such a sentence, the words that the source does not have, as offsets into `text`. */
  notInText: z.optional(z.array(z.object(span))),
});

/** An object with a field for each platform that has one. */
export function perPlatform<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    twitter: z.optional(value),
    linkedin: z.optional(value),
    facebook: z.optional(value),
    instagram: z.optional(value),
    bluesky: z.optional(value),
    mastodon: z.optional(value),
    threads: z.optional(value),
  } satisfies Record<PlatformId, z.ZodMiniType>);
}

export const usageSchema = z.object({
  /** Posts used this calendar month (UTC), these included. */
  used: z.number(),
  /** Null is unlimited. */
  limit: z.nullable(z.number()),
  remaining: z.nullable(z.number()),
  /** When the month ends, ISO 8601 in UTC. */
  resetsAt: z.string(),
});

/**
 * Who looked at the sentences beside the exact rules. Absent where nobody did: none is set up, it took too long, the day's budget is
 * used up, or its answer could not be read.
 */
export const verifiedBy = z.optional(z.enum(verifierKinds));

const writtenPosts = z.object({
  generatedContent: perPlatform(z.string()),
  grounding: perPlatform(z.array(groundedSentenceSchema)),
  factSheet: factSheetSchema,
  /** False where the reader asks the person to choose the finding. */
  sure: z.boolean(),
  /** How far the evidence goes: reviewed or not, type of study, subjects, and the three on one line. */
  evidence: z.object({
    peerReviewed: z.enum(['preprint', 'journal named', 'not stated']),
    design: z.string(),
    subjects: z.string(),
    text: z.string(),
  }),
  warnings: z.array(z.string()),
  verifiedBy,
  made: madeSchema,
  /** The embedded writer's post beside each one that still says more than the source. */
  faithful: perPlatform(z.object({ text: z.string(), grounding: z.array(groundedSentenceSchema) })),
  usage: usageSchema,
});

export const generatePostsAnswer = z.object({ data: writtenPosts });

export const rewritePostsAnswer = z.object({
  data: writtenPosts,
  /** Those that count as new posts: of none of them was it known that it had been counted. */
  counted: z.array(z.enum(platformIds)),
});

export const countPostsBody = z.object({ platforms: namedPlatforms });
export const countPostsAnswer = z.object({ usage: usageSchema });
