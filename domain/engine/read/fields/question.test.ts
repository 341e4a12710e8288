import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import { questionFromAim, questionFromTitle } from './question.ts';

describe('questionFromTitle', () => {
  it.each([
    ['Does numbing the skin ease the injection?', 'Does numbing the skin ease the injection?'],
    ['Numbing the skin: is it needed before a scan?', 'Is numbing the skin needed before a scan?'],
    [
      'The autumn campaigns: did they change what people know?',
      'Did the autumn campaigns change what people know?',
    ],
    ['Warm plots in the north: do shrubs grow taller?', 'Do shrubs grow taller?'],
  ])('reads %j', (title, question) => {
    expect(questionFromTitle(title)).toBe(question);
  });

  it.each([
    'Shrubs grow taller in warm plots',
    'Chronic symptoms: a single syndrome?',
    'Warm plots, wet plots: are they, or is it them?',
    'What now?',
  ])('finds none in %j', (title) => {
    expect(questionFromTitle(title)).toBeNull();
  });
});

describe('questionFromAim', () => {
  it.each([
    ['The aim was to assess whether shade is linked to growth.', 'Is shade linked to growth?'],
    [
      'We aimed to determine whether shade reduces water loss in young shrubs.',
      'Does shade reduce water loss in young shrubs?',
    ],
    [
      'The objective was to investigate whether automatic gears, compared with manual gears, may improve driving.',
      'May automatic gears, compared with manual gears, improve driving?',
    ],
    [
      'To assess whether a well developed root system reduces water loss.',
      'Does a well developed root system reduce water loss?',
    ],
    [
      'To assess the impact of shade on the length of shoots, and evaluate a network for it.',
      'What is the impact of shade on the length of shoots?',
    ],
    ['We sought to examine whether walkers have fewer falls.', 'Do walkers have fewer falls?'],
    ['To investigate the effect of shade on growth (n = 12).', 'What is the effect of shade on growth?'],
    [
      'To assess the efficacy and safety of early feeding after surgery.',
      'What are the efficacy and safety of early feeding after surgery?',
    ],
    [
      'This study explores the link; we wanted to test the association between shade and growth.',
      'Is there an association between shade and growth?',
    ],
    ['It is unclear whether early shade can delay flowering.', 'Can early shade delay flowering?'],
    [
      'To find out whether or not early feeding is possible after surgery.',
      'Is early feeding possible after surgery?',
    ],
    [
      'We investigated to which extent standards are known by practitioners in industry.',
      'To which extent are standards known by practitioners in industry?',
    ],
    [
      'This study aimed to identify which factors predict the decay of bread.',
      'Which factors predict the decay of bread?',
    ],
    [
      'We asked what role salt plays in the decay of bread.',
      'What role does salt play in the decay of bread?',
    ],
  ])('rewords %j', (sentence, question) => {
    expect(questionFromAim(sentence)).toBe(question);
  });

  it.each([
    'We investigate our new method.',
    'To examine whether these, which grow, are it.',
    'Shrubs were measured twice.',
    'To identify shrubs.',
    'To explore the effects of M. tuberculosis on the lung of mice.',
    'We examined whether the new vision has also reached the licensing examinations.',
  ])('leaves %j alone', (sentence) => {
    expect(questionFromAim(sentence)).toBeNull();
  });
});

describe('a question from an aim', () => {
  it('does not say the design that is said beside it', () => {
    const text =
      'Background: Children sit a lot. Here, we tested the effect of a six-week training regimen on measures of working memory in a multicenter, randomized, placebo-controlled trial. Results: Memory improved.';
    expect(readSource({ text }).question?.text).toBe(
      'What is the effect of a six-week training regimen on measures of working memory?',
    );
  });
});
