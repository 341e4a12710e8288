import { readSource } from '#domain/engine/read/read-source.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { exampleLead, examplePaper } from './example-paper.build.ts';
import { openingOf } from './opening.ts';
import { exampleTones } from './tones-shown.ts';
import { writeExample } from './write-example.ts';

/** What the page shows before the engine is there. */
export const firstExample = writeExample(exampleTones[0]);

export const exampleSource = { sentences: sourceSentences(examplePaper.text) };

const { finding } = readSource({ text: examplePaper.text, finding: exampleLead });

/** How a post on the example opens in each tone. */
export const toneOpenings = toneIds.map((tone) => ({
  tone,
  ...openingOf(writeExample(tone).text, finding.text),
}));
