import { describe, expect, it } from 'vitest';
import { cleanText } from './take-in.ts';

describe('cleanText on glued headings', () => {
  it('parts headings that lost their line breaks', () => {
    expect(
      cleanText(
        'PurposeThis study asks why.Design/methodology/approachWe read 13 articles.FindingsJobs were lost.',
      ),
    ).toBe(
      'Purpose: This study asks why.\nDesign/methodology/approach: We read 13 articles.\nFindings: Jobs were lost.',
    );
  });

  it('parts a heading in capitals from the article that it is glued to', () => {
    expect(cleanText('AIM OF THE STUDYA trial was run.METHODSA poll of 40.RESULTSIt fell.')).toBe(
      'AIM OF THE STUDY: A trial was run.\nMETHODS: A poll of 40.\nRESULTS: It fell.',
    );
  });

  it('parts headings that lost every mark, where there are two of them', () => {
    expect(
      cleanText(
        'Aim We ask why jobs go. Results We found that 13 were lost. Main Conclusions General trends fall.',
      ),
    ).toBe(
      'Aim: We ask why jobs go.\nResults: We found that 13 were lost.\nMain Conclusions: General trends fall.',
    );
    for (const text of [
      'Purpose In life matters. Design Thinking helps. Results are below.',
      'Setting A was urban. Location A had more trees. Results were mixed.',
      'Aim 1 was met. Objective 3 failed. Methods In Molecular Biology says so.',
    ])
      expect(cleanText(text)).toBe(text);
    expect(cleanText('Jobs were lost. Results Section is where we say so.')).toBe(
      'Jobs were lost. Results Section is where we say so.',
    );
  });

  it('leaves words alone that only look like one', () => {
    for (const text of ['ResultsDB holds the records.', 'Findings were similar.', 'the MethodsHub tool'])
      expect(cleanText(text)).toBe(text);
  });

  it('parts a heading from a sentence that lost its stop, and leaves a longer name alone', () => {
    expect(cleanText('Sizes fell beside the placebo group Conclusion: The sizes of ulcers fell.')).toBe(
      'Sizes fell beside the placebo group\nConclusion: The sizes of ulcers fell.',
    );
    for (const text of [
      'Statistical Methods: we fit models.',
      'It has two parts. Our Main Results: we prove both.',
    ])
      expect(cleanText(text)).toBe(text);
  });
});
