import * as z from 'zod/mini';
import { checkPostAnswer, checkPostBody } from '#contract/schemas/check.ts';
import { researchText } from '#contract/schemas/posts.ts';
import { countUnsupported } from '#domain/grounding/marked.ts';
import { overallOf, overalls, sayCheck } from '#domain/grounding/report-check.ts';
import { ok } from '#domain/result.ts';
import { checkVerified } from '../verified.ts';
import { citation } from './inputs.ts';
import { describeSentences, markedSentence, sentenceLines } from './marked-sentences.ts';
import { fileInput, identifierInput, namesOneText, textNamed } from './named-text.ts';
import { defineTool, type Tool } from './tool.ts';

const always = {
  post: checkPostBody.shape.post,
  source: z.optional(researchText),
  identifier: identifierInput,
  citation,
};

const withoutFiles = z.object(always).check(namesOneText('"source" or "identifier"'));
const withFiles = z
  .object({ ...always, file: fileInput })
  .check(namesOneText('"source", "identifier" or "file"'));

const output = z.object({
  /** The worst that was found; "wording" claims nothing. */
  overall: z.enum(overalls),
  /** Whether the post as a whole claims as much as its source, more, or less. */
  verdict: checkPostAnswer.shape.verdict,
  /** How many sentences the source does not support. */
  unsupported: z.number(),
  says: z.string(),
  sentences: z.array(markedSentence),
  /** What was looked up, with what must be known of it; null where the text was given. */
  work: z.nullable(
    z.object({
      identifier: z.string(),
      title: z.nullable(z.string()),
      url: z.nullable(z.string()),
      notices: z.array(z.string()),
    }),
  ),
  verified_by: z.literal('learned'),
  cannot_tell: z.array(z.string()),
});

/** What docs/model-card-check.md says and measures. */
const cannotTell = [
  'A sentence without a flag may still be wrong: the check is no proof.',
  'Who did what to whom: an exchange of the two passes most of the time.',
  'In about half of the cases: whether what holds for a part is told as if it held for all, what came first, how long it took.',
  'Whether the source itself is right.',
];

const does =
  'Says of each sentence of a post whether the source says it, beside which source sentence it stands, and what is at fault (number, unit, name, direction, population, certainty, causation, negation, unsupported, hype), with a better wording where one is known. The source is given as text, or by the identifier of the work. Call it for whatever was written or changed by hand or by a model, and mend what is flagged.';

/** Files are sources only below `folder`; null allows none, and then the tool does not list them. */
export function checkPostTool(folder: string | null): Tool {
  return defineTool({
    name: 'check_post',
    title: 'Check a post against its source',
    does,
    input: folder === null ? withoutFiles : withFiles,
    output,
    looksUp: true,
    async run({ post, citation: info, ...named }) {
      const found = await textNamed(named, folder);
      if (!found.ok) return found;
      const { text, info: known, sentences: source, work } = found.value;
      const of = { source: text, info: { ...known, ...info } };
      const { sentences, verdict } = await checkVerified(of, post, 'learned');
      return ok({
        overall: overallOf(sentences),
        verdict,
        unsupported: countUnsupported(sentences),
        says: sayCheck({ sentences, verdict }),
        sentences: describeSentences(sentences, source),
        work: work && { ...work, notices: work.notices.map((notice) => notice.text) },
        verified_by: 'learned' as const,
        cannot_tell: cannotTell,
      });
    },
    say,
  });
}

function say({ says, sentences, work, cannot_tell: open }: z.output<typeof output>): string {
  const source = work === null ? [] : [`Source: ${work.title ?? work.identifier}`, ...work.notices];
  const left = open.map((line) => `- ${line}`);
  return [...source, says, ...sentenceLines(sentences), 'What it cannot tell:', ...left].join('\n');
}
