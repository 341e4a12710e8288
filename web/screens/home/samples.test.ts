import { describe, expect, it } from 'vitest';
import { parseResearchText } from '#domain/research/research-text.ts';
import { loadSampleText, samples } from './samples.ts';

describe('sample papers', () => {
  it.each(samples)('$id is a text the generator accepts', async (sample) => {
    expect(parseResearchText(await loadSampleText(sample)).ok).toBe(true);
  });
});
