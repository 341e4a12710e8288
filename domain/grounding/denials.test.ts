import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

describe('a denial where nothing that the claim rests on denies anything', () => {
  it.each([
    [
      'Species distribution models predict an Ebola transmission niche covering 22 countries across Africa.',
      'Models predict that Ebola could not pass from animals to people in an area covering 22 countries of Africa.',
    ],
    [
      'We synthesize foundational work on machine learning and evaluation into a taxonomy for practitioners.',
      'Foundational work on machine learning and evaluation is not brought together into a taxonomy.',
    ],
    // A bound that the post has taken over excuses no other, and "not only" denies nothing.
    [
      'This method can enable a policy to follow instructions and corrections for simulated tasks, outperforming non-interactive instruction following.',
      'Language corrections can not let an agent follow instructions in simulated tasks, outperforming non-interactive instruction following.',
    ],
    [
      'Species models predict not only an Ebola transmission niche covering 22 countries but its spread across Africa.',
      'Models predict that Ebola could not pass from animals to people in an area covering 22 countries of Africa.',
    ],
    // What was asked may be denied no more than what was found, nor is another part's denial an excuse.
    [
      'The aim was to evaluate the role of K121Q on type 2 diabetes risk in a Tunisian study. | Age did not matter.',
      'K121Q was not associated with type 2 diabetes risk in a Tunisian study.',
    ],
    [
      'Plans were safe for older adults; sodium was not measured in the blood of anybody.',
      'Plans were not safe for older adults.',
    ],
    // Whoever stresses that it happened speaks against somebody who denies it.
    [
      'The data demonstrated that the application site did not influence pain intensity or stiffness.',
      'Where manipulation was applied did influence pain intensity or stiffness.',
    ],
    [
      'Following administration no changes were observed in cholesterol and glycemic indices.',
      'Cholesterol and glycemic index did change in the study.',
    ],
    // Of what denies by its first letters.
    [
      'The event rates suggest that millimeter flares occur commonly but have been undetected until now.',
      'The event rates suggest that millimeter flares occur commonly but have not gone undetected until now.',
    ],
  ])('is flagged on what is or can be: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('negation');
  });

  it.each([
    [
      'Ordinary observers and the leading model were similarly accurate at detecting fakes.',
      'Ordinary observers and the leading model were not similarly accurate at detecting fakes.',
    ],
    [
      'The two policies perform alike, and we rule out large losses from relying on surrogates.',
      'The two policies perform alike; large losses from relying on surrogates were not ruled out.',
    ],
  ])('is flagged before a word that denies by itself: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('negation');
  });

  it.each([
    // The source bounds it in another word, or denies it elsewhere.
    [
      'We report five stars in a hitherto unseen range of temperature and brightness.',
      'Five stars are in a range of temperature and brightness that was not seen before.',
    ],
    [
      'Diets with more fibre lower the risk of gout. | The risk of gout does not depend on the diet of a parent.',
      'The risk of gout may not depend on the diet of a parent, but diets with more fibre lower it.',
    ],
    // Ways to find nothing are many.
    [
      'A dichotomy exists between the language that platforms curb and the research on detecting it.',
      'The language that platforms curb and the research on detecting it do not match.',
    ],
    // What an aim leaves open.
    [
      'We ask whether the variants predict the response to therapy in cancer of the rectum.',
      'In cancer of the rectum, variants were not a guide to who would respond to therapy.',
    ],
  ])('is left alone otherwise: %s', (source, post) => {
    expect(flagsOf(source, post)).not.toContain('negation');
  });
});

describe('what the source names only to deny it', () => {
  it.each([
    [
      'Levodopa remains the most effective treatment of the illness. | There is no cure, and the rate of progression varies.',
      'Levodopa remains the most effective treatment of the illness, which has a cure.',
    ],
    [
      'The algorithm has the property that there is no tension between overall and subgroup accuracies.',
      'The algorithm has a tension between overall and subgroup accuracies.',
    ],
    [
      'We learn how to allocate resources of a network in an unsupervised way.',
      'The network learns with supervision how to allocate resources.',
    ],
    [
      'Asymptomatic individuals were the source of 69% of all infections on the ship.',
      'People with symptoms were the source of 69% of all infections on the ship.',
    ],
  ])('is flagged where a post states it: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('negation');
  });

  it.each([
    [
      'Care in a birth center does not seem to be an important factor of subsequent reproduction.',
      'The paper says "seem", and we respect a hedge.',
    ],
    [
      'Regular food was permitted in the absence of abdominal distention. | Intake is possible after laparotomy.',
      'Regular food was possible after abdominal surgery.',
    ],
    [
      'The treatment had no impact on mood, the scores of quality or the composition of the gut microbes.',
      'Mood, the scores of quality and the gut microbes were unaffected by the treatment.',
    ],
    [
      'We learn how to allocate resources in an unsupervised way. | Supervised methods need labels.',
      'Supervised methods need labels to learn how to allocate resources.',
    ],
    [
      'Blood pressure fell with kefir, but no difference was seen between the kefir and unfermented milk groups.',
      'With kefir, a fermented milk, blood pressure fell, but it was no different from unfermented milk.',
    ],
    [
      'Asymptomatic people were the source of most infections. | Presymptomatic people were the source of some.',
      'People before symptoms were the source of some infections.',
    ],
  ])('is left alone where the post denies it otherwise or the source also states it: %s', (source, post) => {
    expect(flagsOf(source, post)).not.toContain('negation');
  });
});
