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
  ['119 sophomore students were assigned randomly.', '119 second-year students were assigned at random.'],
  ['Antibodies were measured 42 d after vaccination.', 'Antibodies were measured 42 days after vaccination.'],
  [
    'Clusters were detected with a signal-to-noise ratio > 4 in the maps.',
    'Clusters were detected with a signal above 4 times the noise in the maps.',
  ],
  ['The rise was dose-dependent (r = 0.5143, P = 0.0022).', 'The rise was dose-dependent (r = 0.51).'],
  [
    'On the 15th day pressure was back at the level of controls.',
    'Pressure was back at the level of controls by day 15.',
  ],
  [
    'Adults had 200,000 IU of vitamin D followed by 100,000 IU monthly.',
    'Adults had 200,000 IU of vitamin D, then 100,000 IU a month.',
  ],
  ['Children had doses from 0 to 7 mg/kg&day.', 'Children had doses from 0 to 7 mg/kg a day.'],
  ['Workers had three daily doses of catechins.', 'Workers had catechins three times a day.'],
  // Names.
  ['The Galactic center brightened in 2019.', 'The centre of the Milky Way brightened in 2019.'],
  ['Riboflavin lowers blood pressure in some adults.', 'Vitamin B2 lowers blood pressure in some adults.'],
  [
    'Nonsteroidal anti-inflammatory drugs eased fever in children.',
    'NSAIDs eased fever in children. Ask your care team before any change.',
  ],
  [
    'We ask whether there is a speedup over gradient descent for convex optimization.\nThere is no speedup over gradient descent for convex optimization.',
    'There is no speedup over gradient descent for convex optimization.',
  ],
  // Proofs, causes, figures.
  [
    'A rigorous mathematical analysis shows that the method converges for soft loading.',
    'The method is proven to converge for soft loading.',
  ],
  ['Dimming of the galaxy within hours was observed.', 'Limits: the physical cause of the dimming is open.'],
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
  [
    'Whilst most tweets are not Islamophobic, weak Islamophobia is considerably more prevalent than strong.',
    'While most tweets are not Islamophobic, weak Islamophobia is much more common than strong.',
  ],
  [
    'Zinc was given to 43 subjects with/without liver diseases.',
    'Zinc was given to 43 people, some with liver disease and some without.',
  ],
  [
    'Differences in theta power between chess on a computer and in a real context were not found.',
    'Theta power did not differ between chess on a computer and in a real context.',
  ],
  [
    'Resection of the region was associated with freedom from seizures when compared with the no resection group.',
    'Resection of the region was associated with freedom from seizures.',
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
  [
    'Reductions of neuroticism scores were larger in the treated group, indicating larger pre- to post-treatment reductions than in controls.',
    'Neuroticism scores fell more in the treated group than in controls.',
  ],
  // What a work leaves open, and what is said of the post.
  ['Vaccines were given to 328 subjects aged 15-18 months.', 'Vaccines were given to 328 children.'],
  ['Finite graphs are isomorphic.', 'Stage: pure mathematics.'],
  ['Finite graphs are isomorphic.', 'Nothing here is about health.'],
  ['Finite graphs are isomorphic.', 'Not addressed in the abstract: cost.'],
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
  ['number', 'The rise was dose-dependent (r = 0.5143).', 'The rise was dose-dependent (r = 0.57).'],
  ['number', 'The rise was dose-dependent (r = 0.5163).', 'The rise was dose-dependent (r = 0.51).'],
  ['unit', 'The test took 42 minutes.', 'The test took 42 days.'],
  ['unit', 'Adults had 100,000 IU monthly.', 'Adults had 100,000 IU a day.'],
  ['number', 'On the 15th day pressure was back.', 'Pressure was back by day 16.'],
  ['number', 'On the 15th day pressure was back.', 'Pressure was back in 15 patients.'],
  ['unit', 'Five centres took part.\nDoses were daily.', 'Five times a day doses were given.'],
  ['name', 'Stars of the galaxy NGC 7456 brightened in 2019.', 'Stars of the Milky Way brightened in 2019.'],
  [
    'causation',
    'Moss was linked to damp in old roofs.',
    'The cause of rot is unknown, but moss causes damp in old roofs.',
  ],
  [
    'certainty',
    'Simulations show that the method converges for soft loading.',
    'The method is proven to converge for soft loading.',
  ],
  [
    'negation',
    'There was no significant difference between the two groups in pain after surgery.',
    'There was a significant difference between the two groups in pain after surgery.',
  ],
  [
    'negation',
    'There was no control group in the study of pain.',
    'There was a control group in the study of pain.',
  ],
  [
    'negation',
    'Hence there is no quantum speedup over gradient descent for convex optimization of any kind.',
    'There is a quantum speedup over gradient descent for convex optimization.',
  ],
  [
    'negation',
    'Our weak-lensing results are in excellent agreement with relations calibrated before.',
    'The weak-lensing results are not in excellent agreement with relations calibrated before.',
  ],
  [
    'direction',
    'Depletion of the protein in cells activates them early.',
    'Increasing the protein in cells activates them early.',
  ],
  [
    'direction',
    'The marginal operators provide performance gains to the evaluation of policies.',
    'The marginal operators worsen the performance of the evaluation of policies.',
  ],
  ['unsupported', 'Pain fell in 40 mice.', 'No patients died of their wounds.'],
  ['unsupported', 'Pain fell in 40 mice.', 'No volunteers needed here: dolphins invented submarine poetry.'],
  ['population', 'Vaccines were given to 328 adults aged 18 years.', 'Vaccines were given to 328 children.'],
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
