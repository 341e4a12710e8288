import * as z from 'zod/mini';
import { articleInfoSchema, chosenPlatforms, researchText, toneOr } from './posts.ts';

export const suggestHashtagsBody = z.object({
  inputText: researchText,
  tone: toneOr('publisher'),
  articleInfo: z.optional(articleInfoSchema),
});

export const suggestHashtagsAnswer = z.object({
  /** With their sign, best first; none where the text names no known field. */
  hashtags: z.array(z.string()),
});

export const writeHighlightBody = z.object({
  inputText: researchText,
  tone: toneOr('publisher'),
  platforms: z.optional(chosenPlatforms),
  articleInfo: z.optional(articleInfoSchema),
  /** The abstract, where `inputText` is something else; it is what the highlight is written from. */
  abstract: z.optional(researchText),
});

export const writeHighlightAnswer = z.object({
  /** Two paragraphs, parted by a blank line. */
  highlight: z.string(),
});
