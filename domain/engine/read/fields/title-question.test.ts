import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';
import { questionFromClaim } from './title-question.ts';

describe('questionFromClaim', () => {
  it.each([
    ['salt raises nothing but improves taste in soups', null],
    ['salt reduces the shelf life of bread', 'Does salt reduce the shelf life of bread?'],
    [
      'Effects of salt on the shelf life of bread: a randomised trial',
      'What are the effects of salt on the shelf life of bread?',
    ],
    ['Evaluating the impact of salt on bread: a network approach', 'What is the impact of salt on bread?'],
    [
      'social networks predict gut flora in wild baboons',
      'Do social networks predict gut flora in wild baboons?',
    ],
    [
      'Death after brain injury is associated with a leaky gut',
      'Is Death after brain injury associated with a leaky gut?',
    ],
    [
      'effectiveness of screening is shaped by habits in towns',
      'Is effectiveness of screening shaped by habits in towns?',
    ],
    ['How salt affects the shelf life of bread', 'How does salt affect the shelf life of bread?'],
    ['Why bakers prefer coarse salt to fine', 'Why do bakers prefer coarse salt to fine?'],
    ['Why price of salt does depend on towns', 'Why does price of salt depend on towns?'],
    ['The use of salt improves the taste of bread', 'Does the use of salt improve the taste of bread?'],
  ])('reads %j', (title, question) => {
    expect(questionFromClaim(title)).toBe(question);
  });

  it.each([
    'First Experiences in Performance Benchmarking with the New Suites',
    // Identity, denial, a deed, a noun, a second verb, a number that does not fit.
    'MELK is an oncogenic kinase essential for division',
    'Early loss of salt does not contribute to decay in bread',
    'Learning to bake bread with little salt at home',
    'Practical experiences of accessing personal data in bakeries',
    'Salt regulates the shelf life of bread and induces thirst',
    'How long after baking salt can be added',
    'Towards salt that reduces the decay of bread',
    'What caused what? An account of causes',
    '',
  ])('leaves %j alone', (title) => {
    expect(questionFromClaim(title)).toBeNull();
  });
});

it('asks what the title claims, with the first word as the text prints it', () => {
  const text =
    'Bread keeps badly. We baked loaves with and without table salt. Loaves with salt kept for two days longer than those without. We conclude that table salt slows decay.';
  const ask = (title: string): string | null => readSource({ text, info: { title } }).question?.text ?? null;
  expect(ask('Table salt reduces the decay of bread')).toBe('Does table salt reduce the decay of bread?');
  expect(
    ask('Salt-Induced Loaves and Low-Level Baking Prevent the Decay of Bread in the Indo-Burma Region'),
  ).toBe('Do salt-induced loaves and low-level baking prevent the decay of bread in the Indo-Burma region?');
  expect(ask('Does the Yellow Crazy Ant Anoplolepis gracilipes Reduce the Decay of Bread?')).toBe(
    'Does the yellow crazy ant Anoplolepis gracilipes reduce the decay of bread?',
  );
  expect(ask('NaCl reduces the decay of bread')).toBe('Does NaCl reduce the decay of bread?');
});

it('asks what a title claims that was pasted with the text', () => {
  const text =
    'Table Salt Prevents the Decay of Bread in Older Bakeries\n\nBread keeps badly. We baked loaves with and without table salt. Loaves with salt kept for two days longer than those without. We conclude that table salt slows decay.';
  expect(readSource({ text }).question?.text).toBe(
    'Does table salt prevent the decay of bread in older bakeries?',
  );
});

it('asks with the question word of an aim', () => {
  const text =
    'Bread keeps badly. We investigated how salt affects the shelf life of bread. Loaves with salt kept for two days longer than those without.';
  expect(readSource({ text }).question?.text).toBe('How does salt affect the shelf life of bread?');
});
