import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';

const designOf = (text: string, title?: string): string | null =>
  readSource({ text, ...(title !== undefined && { info: { title } }) }).design?.text ?? null;

describe('the design of a study', () => {
  it('is what the authors did', () => {
    expect(
      designOf(
        'We conducted a randomised controlled trial of evening light in 248 shift workers. Evening light shortened sleep by 20 minutes.',
      ),
    ).toBe('randomised controlled trial');
    expect(
      designOf(
        'We conducted a systematic review of strategies for recruiting patients into trials. Fourteen papers were included. Reminders raised recruitment.',
      ),
    ).toBe('systematic review');
  });

  it('is not what a review or a method is about', () => {
    expect(
      designOf(
        'A systematic review of strategies to improve recruitment was conducted. Included were strategies tested within a randomised controlled trial. Fourteen papers were included. Few strategies were effective.',
        'Strategies to improve recruitment to randomised controlled trials: a systematic review',
      ),
    ).not.toMatch(/trial/);
    expect(
      designOf(
        'We propose a matching method to estimate the survivor average causal effect in a randomized trial with truncation by death. Simulations show that the method has less bias than weighting.',
        'A matching method for truncation by death',
      ) ?? '',
    ).not.toMatch(/trial/);
  });

  it('is no survey by its name, no analysis as such and no pooling of the work’s own experiments', () => {
    for (const text of [
      'We apply our method to data from the National Longitudinal Survey of Youth. Wages differed.',
      'We close with a quantitative analysis of names. Names differed.',
      'We replicated two experiments in mice. Finally, we report a meta-analysis for each result. Weight fell.',
    ])
      expect(designOf(text)).toBe(null);
  });

  it('is not what future research should be', () => {
    expect(
      designOf(
        'Participants were given a nasal spray. Recognition of emotions improved. Future research would benefit from examining the spray in people with symptoms, using a within-subjects, cross-over design.',
      ),
    ).toBe(null);
  });
});

describe('the kind of a work', () => {
  it('is read from an address that tells it', () => {
    const text =
      'The report covers developments since the previous one. It describes 300 patients in a study.';
    expect(readSource({ text, info: { url: 'https://undocs.org/S/2004/972' } }).genre).toBe('policy');
    expect(
      readSource({ text, info: { url: 'https://patents.google.com/patent/US9140110B2/en' } }).genre,
    ).toBe('patent');
  });

  it('is no document where a resolution is that of an image', () => {
    const text =
      'To increase the resolution obtained by standard methods, we developed a strategy. We find that Chd1 is recruited to promoters.';
    expect(readSource({ text, info: { title: 'Chd1 at promoters' } }).genre).not.toBe('policy');
  });

  it('is no document where a scale is one of urges', () => {
    const text =
      'Cigarettes harm the lungs. Varenicline lowered scores on a smoking urges scale more than placebo did in 87 smokers.';
    expect(readSource({ text }).genre).not.toBe('policy');
    const resolution = 'The Council urges Burundi to hold the vote in time. It will meet again in May.';
    expect(readSource({ text: resolution }).genre).toBe('policy');
  });

  it('is a plan where the title calls it the protocol of a trial', () => {
    const text =
      'Pragmatic parallel cluster trial of exercise in older people. The primary outcome is physical activity after 12 months. The trial will explore the potential for more activity.';
    const title = 'A community exercise programme in primary care: protocol of the ProAct 65+ trial';
    expect(readSource({ text, info: { title } }).genre).toBe('protocol');
  });
});
