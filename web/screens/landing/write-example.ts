import { generatePosts } from '#domain/engine/generate.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { postLength } from '#domain/posts/post-length.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { exampleLead, examplePaper } from './example-paper.build.ts';
import { exampleText } from './example-text.build.ts';

/** A post of the live example. */
export interface Example {
  readonly tone: ToneId;
  readonly text: string;
  /** In the platform's own count. */
  readonly length: number;
  readonly sentences: readonly GroundedSentence[];
}

/** The example's post for X in a tone, by the same engine as everywhere, led by the sentence that was clicked. */
export function writeExample(tone: ToneId): Example {
  const platform = 'twitter';
  const { generatedContent, grounding } = generatePosts({
    inputText: exampleText,
    tone,
    platforms: [platform],
    articleInfo: { url: examplePaper.url },
    finding: exampleLead,
  });
  const text = generatedContent[platform] ?? '';
  return { tone, text, length: postLength(platform, text), sentences: grounding[platform] ?? [] };
}
