import * as z from 'zod/mini';
import { flagTypes, type GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { backings, markKinds } from '#domain/grounding/mark.ts';
import { explainMark, sayFlag } from '#domain/grounding/say-mark.ts';
import { verifierKinds } from '#domain/grounding/verdict.ts';

/** A sentence of the source, by its number and its words. */
const sourceSentence = z.object({ number: z.number(), text: z.string() });

/** One sentence of a post, and what the source says about it. */
export const markedSentence = z.object({
  text: z.string(),
  mark: z.enum(markKinds),
  /** What stands behind "matches": the source's own words, or the learned verifier; else null. */
  by: z.nullable(z.enum(backings)),
  /** What the mark means; empty for a flagged sentence, whose flags say it. */
  says: z.string(),
  /** The sentence of the source that is nearest to it; null where there is none, or where it is the title. */
  source_sentence: z.nullable(sourceSentence),
  flags: z.array(
    z.object({
      type: z.enum(flagTypes),
      says: z.string(),
      /** The words at fault. */
      words: z.string(),
      /** A wording of the sentence that the source supports, where one is known. */
      better: z.nullable(z.string()),
      raised_by: z.enum(['rules', ...verifierKinds]),
    }),
  ),
});
export type MarkedSentence = z.output<typeof markedSentence>;

export function describeSentences(
  sentences: readonly GroundedSentence[],
  source: readonly { readonly text: string }[],
): MarkedSentence[] {
  return sentences.map((sentence) => {
    const [nearest] = sentence.support;
    const found = nearest === undefined ? undefined : source[nearest];
    return {
      text: sentence.text,
      mark: sentence.mark,
      by: sentence.by ?? null,
      says: explainMark(sentence),
      source_sentence:
        nearest === undefined || found === undefined ? null : { number: nearest, text: found.text },
      flags: sentence.flags.map((flag) => ({
        type: flag.type,
        says: sayFlag(sentence.text, flag),
        words: sentence.text.slice(flag.start, flag.end),
        better: flag.better ?? null,
        raised_by: flag.by ?? ('rules' as const),
      })),
    };
  });
}

/** A line a sentence, with what is at fault below it. */
export function sentenceLines(sentences: readonly MarkedSentence[]): string[] {
  return sentences.flatMap(({ text, mark, source_sentence: near, flags }) => [
    `- [${mark}${near === null ? '' : `, source sentence ${near.number}`}] ${text}`,
    ...flags.flatMap(({ type, says, better }) => [
      `  ${type}: ${says}`,
      ...(better === null ? [] : [`  better: ${better}`]),
    ]),
  ]);
}
