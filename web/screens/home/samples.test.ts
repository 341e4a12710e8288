import { describe, expect, it } from 'vitest';
import { describeEvidence } from '#domain/engine/evidence.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { parseResearchText } from '#domain/research/research-text.ts';
import { loadSampleText, samples } from './samples.ts';

const readAs: Readonly<Record<string, object>> = {
  'arctic-plants': {
    number: 'The percent of plants responsive to warming decreased from 57% (short-term) to 46% (long-term)',
    studied: null,
    design: 'not stated',
    tags: ['#PlantScience', '#Ecology', '#Arctic'],
  },
  'lie-detection-null': {
    number: null,
    studied: null,
    design: 'not stated',
    tags: ['#Psychology'],
  },
  'message-forwarding': {
    number: null,
    studied: 'real data gathered from WhatsApp in Brazil, India and Indonesia',
    design: 'epidemiological model',
    tags: ['#Misinformation'],
  },
};

describe('sample papers', () => {
  it.each(samples)('$id is a text the generator accepts', async (sample) => {
    expect(parseResearchText(await loadSampleText(sample)).ok).toBe(true);
  });

  it.each(samples)('$id is read as it was when somebody last compared it with its text', async (sample) => {
    const { info } = sample;
    const sheet = readSource({ text: await loadSampleText(sample), info });
    expect({
      number: sheet.numbers[0]?.text ?? null,
      studied: sheet.studied?.text ?? null,
      design: describeEvidence(sheet, info).design,
      tags: suggestHashtags(sheet),
    }).toEqual(readAs[sample.id]);
  });
});
