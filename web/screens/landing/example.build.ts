import { readSource } from '#domain/engine/read/read-source.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { exampleLead } from './example-paper.build.ts';
import { exampleText } from './example-text.build.ts';
import { openingOf } from './opening.ts';
import { exampleTones } from './tones-shown.ts';
import { writeExample } from './write-example.ts';

/** What the page shows before the engine is there. */
export const firstExample = writeExample(exampleTones[0]);

export const exampleSource = { sentences: sourceSentences(exampleText) };

const { finding } = readSource({ text: exampleText, finding: exampleLead });

/** How a post on the example opens in each tone. */
export const toneOpenings = toneIds.map((tone) => {
  const { text, sentences } = writeExample(tone);
  return { tone, ...openingOf(text, sentences, finding.text) };
});
