import { describe, expect, it } from 'vitest';
import { readFeatures } from './post-features.ts';

const finding = 'Coffee intake was linked to 12% fewer deaths in 1,200 adults.';

describe('readFeatures', () => {
  it('reads links, hashtags, emoji and questions, and none of them inside an address', () => {
    const post = `${finding} Would you drink it? ☕️ https://doi.org/10.1/x?a=1#part #Coffee #Diet`;
    expect(readFeatures('twitter', post)).toMatchObject({
      hasLink: true,
      hashtags: 2,
      hasEmoji: true,
      asks: true,
    });
    expect(readFeatures('twitter', `${finding} https://example.org/why?#tag`)).toMatchObject({
      hashtags: 0,
      asks: false,
      hasEmoji: false,
    });
  });

  it('finds the first number of the first line, no year and no "one"', () => {
    expect(readFeatures('linkedin', `${finding}\nMore.`).firstNumber).toBe('12%');
    expect(readFeatures('linkedin', 'In 2024, one team looked.\n12% fewer.').firstNumber).toBeNull();
  });

  it('tells a finding before the fold from one behind it, and a result from an announcement', () => {
    expect(readFeatures('facebook', finding).finding).toBe('before the fold');
    const hidden = `${'A word on breakfast habits and what they are made of, before we begin. '.repeat(2)}\n\n${finding}`;
    expect(readFeatures('facebook', hidden).finding).toBe('later');
    expect(readFeatures('twitter', `Short version. ${finding}`).finding).toBe('before the fold');
    expect(readFeatures('twitter', 'Good morning to all.')).toMatchObject({
      finding: 'none',
      announces: false,
    });
    for (const opening of [
      'New paper!',
      'So excited to share our work.',
      'Out now: our paper.',
      '🎉 We’re happy to announce',
    ])
      expect(readFeatures('twitter', opening).announces).toBe(true);
  });

  it('finds persons, not phases; praise, unless the source uses the word', () => {
    expect(readFeatures('twitter', 'We looked.').firstPerson).toBe(true);
    expect(readFeatures('twitter', 'A phase I trial in the US.').firstPerson).toBe(false);
    expect(readFeatures('twitter', 'A novel breakthrough.').hype).toBe('novel');
    expect(readFeatures('twitter', 'A novel breakthrough.', 'a novel virus').hype).toBe('breakthrough');
  });

  it('measures length as the platform does', () => {
    const link = 'https://doi.org/10.1000/a-very-long-suffix-that-counts-as-twenty-three';
    expect(readFeatures('twitter', 'Short.').length).toBe('short');
    expect(readFeatures('twitter', `${'x'.repeat(250)} ${link}`).length).toBe('in band');
    expect(readFeatures('twitter', 'x'.repeat(281)).length).toBe('long');
    expect(readFeatures('facebook', 'x'.repeat(481)).length).toBe('long');
  });

  it('tells a plain text from an abstract', () => {
    const plain =
      'People slept more. They felt better. The team asked 40 of them how it was. Most said it was good.';
    expect(readFeatures('facebook', plain).reading).toBe('easy');
    const abstract =
      'Multivariable-adjusted heterogeneity estimation demonstrated differential responsiveness to immunomodulatory interventions among participants randomised to individualised administration schedules.';
    expect(readFeatures('facebook', abstract).reading).toBe('hard');
    expect(readFeatures('facebook', 'Too short to tell.').reading).toBeNull();
  });
});
