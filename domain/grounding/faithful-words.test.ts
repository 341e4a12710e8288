import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';
import type { FlagType } from './grounded-sentence.ts';

const flagsOf = (text: string, post: string): FlagType[] =>
  checkPost({ sentences: text.split('\n').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

it.each([
  // Units.
  [
    'Resistance was lowest in women aged 41-50 y (3.2%) and reached 19.86% in those aged 56-75 y.',
    'Resistance was 3.2% in women at age 41-50 and 19.86% at age 56-75.',
  ],
  ['The average fluid collection was 8.2 cc per patient.', 'On average 8.2 cc of fluid was collected.'],
  ['An increase of 21 microm in wall thickness was seen.', 'Walls were 21 micrometers thicker.'],
  [
    'We infer six partial losses and three complete losses of the gene.',
    'The gene was lost partly at least six times, and wholly at least three times.',
  ],
  [
    'The companions span a mass range of 2.93 to 26.77 M_Jup.',
    'The masses of the companions range from 2.93 to 26.77 times that of Jupiter.',
  ],
  // Names.
  ['Exposure to PM_2.5 raised mortality of seniors.', 'Exposure to PM2.5 raised mortality of seniors.'],
  [
    'The method outperforms baselines, including H_∞ disturbance generation.',
    'The method outperforms baselines, including H-infinity disturbance generation.',
  ],
  [
    'The library characterizes the tridimensional organization of genomes.',
    'The library characterizes the 3D organization of genomes.',
  ],
  [
    'The framework approximates likelihoods of LHC experiments.',
    'The framework approximates likelihoods of Large Hadron Collider experiments.',
  ],
  // Denials.
  [
    'None of the patients had elevated troponin 18 hours after the test.\nElevation of troponin is specific for damage.',
    'Troponin was not elevated in any patient 18 hours after the test.',
  ],
  [
    'The dose was related to wall thickness, which remained unchanged after adjustment for BMI.',
    'The relation of dose to wall thickness held after adjustment for BMI.',
  ],
  // Certainty.
  ['In children, all cases reported to date have been fatal.', 'Every case reported in children was fatal.'],
  [
    'For a class of constraint sets no algorithm certifies a better bound.',
    'For certain constraint sets no algorithm certifies a better bound.',
  ],
  [
    'We had expected a shift.\nConsistent with this, we report that spectra differ among species.',
    'Spectra differ among species.',
  ],
  // Directions.
  [
    'The Sami attended the program more frequently than the control group.\nThe recall rates were 2.4 and 3.3% in the Sami and the control group.\nThe recall rate was lower among the Sami compared with the control group.',
    'Recall was less common in the Sami group: 2.4%, against 3.3%.',
  ],
  // What a work leaves open.
  [
    'Coronary blood flow fell in healthy pigs after lung ischemia.',
    'Whether the same happens in people is not known from this study.',
  ],
  ['The rate of antibodies was higher in the febrile group.', 'The catch: a link, not a cause.'],
  ['Seroma was rare after quilting sutures in 21 women.', 'Limits: one small study.'],
])('lets pass of “%s”: %s', (text, post) => {
  expect(flagsOf(text, post)).toEqual([]);
});

it.each<[FlagType, string, string]>([
  ['unit', 'Doses of 20 and 30 mg were given to rats.', 'Doses of 20 and 30 kg were given to rats.'],
  ['unit', 'The dose was 7 mg/kg in rats.', 'The dose was 7 mg in rats.'],
  ['unit', 'Six patients relapsed under the drug.', 'Relapse was six times as likely under the drug.'],
  ['name', 'The framework fits LHC data.', 'The framework fits data of the Great Harvard Telescope.'],
  [
    'name',
    'Exposure to PM_10 raised mortality of seniors.',
    'Exposure to PM2.5 raised mortality of seniors.',
  ],
  [
    'negation',
    'Troponin was elevated in patients 18 hours after the test.',
    'Troponin was not elevated in patients 18 hours after the test.',
  ],
  ['certainty', 'Most cases reported in children were fatal.', 'Every case reported in children was fatal.'],
  [
    'certainty',
    'The drug may lower pain in adults.',
    'It is for certain that the drug lowers pain in adults.',
  ],
  [
    'direction',
    'The recall rate was lower among the Sami compared with the control group.',
    'Recall was more common among the Sami than in the control group.',
  ],
])('still flags %s of “%s”: %s', (type, text, post) => {
  expect(flagsOf(text, post)).toContain(type);
});
