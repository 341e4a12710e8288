import * as z from 'zod/mini';
import {
  chosenPlatforms,
  findingSchema,
  namesItsFindingIn,
  researchText,
  toneOr,
} from '#contract/schemas/posts.ts';
import { generatePosts } from '#domain/engine/generate.ts';
import { platformIds, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { defaultTone, toneIds } from '#domain/posts/tones.ts';
import { ok, type Result } from '#domain/result.ts';
import { verifyGenerated } from '../verified.ts';
import { citation } from './inputs.ts';
import { describeSentences, markedSentence, sentenceLines } from './marked-sentences.ts';
import { defineTool } from './tool.ts';

const input = z
  .object({
    text: researchText,
    tone: toneOr(defaultTone),
    platforms: chosenPlatforms,
    citation,
    author: z
      .optional(z.boolean())
      .register(z.globalRegistry, { description: 'True where the person is an author: "we" is allowed.' }),
    finding: z.optional(findingSchema).register(z.globalRegistry, {
      description: 'Number of the source sentence that is the finding, or the wording of it by the person.',
    }),
  })
  .check(namesItsFindingIn(({ text }) => text));

const output = z.object({
  posts: z.array(
    z.object({
      platform: z.enum(platformIds),
      text: z.string(),
      /** In the platform's own count. */
      length: z.number(),
      limit: z.number(),
      sentences: z.array(markedSentence),
    }),
  ),
  tone: z.enum(toneIds),
  /** False where a person should choose the finding. */
  sure: z.boolean(),
  /** What the person should know before posting, most serious first. */
  warnings: z.array(z.string()),
  evidence: z.string(),
  made: z.object({ writer: z.literal('embedded'), model: z.null(), verified_by: z.literal('learned') }),
});
type Output = z.output<typeof output>;

export const writePostsTool = defineTool({
  name: 'write_posts',
  title: 'Draft posts from a research text',
  does: 'Writes a post a platform from an abstract or the like by the embedded writer, without a model, and marks each sentence by what the source says: matches, compare, flagged, wording or yours, with the source sentence that is nearest to it. Show the person the marks and the warnings with the posts.',
  input,
  output,
  async run({
    text,
    tone,
    platforms: chosen,
    citation: articleInfo,
    author,
    finding,
  }): Promise<Result<Output>> {
    const asked = { inputText: text, tone, platforms: chosen, articleInfo, author, finding };
    const { generatedContent, grounding, factSheet, sure, warnings, evidence } = await verifyGenerated(
      generatePosts(asked),
    );
    const posts = chosen.map((platform) => {
      const post = generatedContent[platform] ?? '';
      const sentences = describeSentences(grounding[platform] ?? [], factSheet.sentences);
      return {
        platform,
        text: post,
        length: postLength(platform, post),
        limit: platforms[platform].limit,
        sentences,
      };
    });
    const made = { writer: 'embedded', model: null, verified_by: 'learned' } as const;
    return ok({ posts, tone, sure, warnings, evidence: evidence.text, made });
  },
  say,
});

function say({ posts, warnings, evidence }: Output): string {
  const said = posts.map(({ platform, text, length, limit, sentences }) =>
    [
      `${platforms[platform].label} (${length} of ${limit}):`,
      text,
      '',
      'Marks:',
      ...sentenceLines(sentences),
    ].join('\n'),
  );
  const notes = [evidence, ...warnings.map((warning) => `Note: ${warning}`)].join('\n');
  return [...said, notes].join('\n\n');
}
