import * as z from 'zod/mini';
import { checkPostAnswer, checkPostBody } from '#contract/schemas/check.ts';
import { researchText } from '#contract/schemas/posts.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { countUnsupported } from '#domain/grounding/marked.ts';
import { sayCheck } from '#domain/grounding/report-check.ts';
import { checkVerified } from '../verified.ts';
import { citation } from './inputs.ts';
import { describeSentences, markedSentence, sentenceLines } from './marked-sentences.ts';
import { defineTool } from './tool.ts';

const input = z.object({ post: checkPostBody.shape.post, source: researchText, citation });

const output = z.object({
  /** Whether the post as a whole claims as much as its source, more, or less. */
  verdict: checkPostAnswer.shape.verdict,
  /** How many sentences the source does not support. */
  unsupported: z.number(),
  says: z.string(),
  sentences: z.array(markedSentence),
  verified_by: z.literal('learned'),
  cannot_tell: z.array(z.string()),
});
type Output = z.output<typeof output>;

/** What docs/model-card-check.md says and measures. */
const cannotTell = [
  'A sentence without a flag may still be wrong: the check is no proof.',
  'Who did what to whom: an exchange of the two passes most of the time.',
  'In about half of the cases: whether what holds for a part is told as if it held for all, what came first, how long it took.',
  'Whether the source itself is right.',
];

export const checkPostTool = defineTool({
  name: 'check_post',
  title: 'Check a post against its source',
  does: 'Says of each sentence of a post whether the source says it, beside which source sentence it stands, and what is at fault (number, unit, name, direction, population, certainty, causation, negation, unsupported, hype), with a better wording where one is known. Call it for whatever was written or changed by hand or by a model, and mend what is flagged.',
  input,
  output,
  async run({ post, source, citation: info }): Promise<Output> {
    const { sentences, verdict } = await checkVerified({ source, info }, post, 'learned');
    return {
      verdict,
      unsupported: countUnsupported(sentences),
      says: sayCheck({ sentences, verdict }),
      sentences: describeSentences(sentences, sourceSentences(source)),
      verified_by: 'learned',
      cannot_tell: cannotTell,
    };
  },
  say: ({ says, sentences, cannot_tell: open }) =>
    [says, ...sentenceLines(sentences), 'What it cannot tell:', ...open.map((line) => `- ${line}`)].join(
      '\n',
    ),
});
