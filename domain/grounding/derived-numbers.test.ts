import { describe, expect, it } from 'vitest';
import { tellsOtherwise } from '#testing/suites/told-otherwise.ts';
import { checkPost } from './check-post.ts';

tellsOtherwise('numbers that follow from two of a sentence', 'number', [
  [
    'The score improved from 71.2 to 84.7 on the benchmark of the task.',
    'The score improved by 13.5 points on the benchmark of the task.',
    'The score improved by 18.5 points on the benchmark of the task.',
  ],
  [
    'Mortality was 12% with the drug and 18% with placebo.',
    'Mortality was six percentage points lower with the drug than with placebo.',
    'Mortality was nine percentage points lower with the drug than with placebo.',
  ],
  [
    'Mortality was 12% with the drug and 18% with placebo.',
    'Mortality was a third lower with the drug than with placebo.',
    'Mortality was a quarter lower with the drug than with placebo.',
  ],
  [
    'Errors fell from 8% to 4% with the filter.',
    'Errors were cut in half with the filter, from 8% to 4%.',
    'Errors were cut in a quarter with the filter, from 8% to 4%.',
  ],
  [
    'The median survival was 9 months with the drug and 4.5 months with placebo.',
    'The median survival with the drug was twice that with placebo.',
    'The median survival with the drug was four times that with placebo.',
  ],
  [
    'Speed of the network rose by 200% with the filter.',
    'Speed of the network tripled with the filter.',
    'Speed of the network quadrupled with the filter.',
  ],
  [
    'Of 200 patients, 100 received the drug and 100 received placebo.',
    'Half of the 200 patients received the drug.',
    'A third of the 200 patients received the drug.',
  ],
  [
    'We randomised 200 nurses of three hospitals, 100 of whom did yoga for 30 minutes and 100 of whom waited.',
    '200 nurses took part, half of whom did yoga.',
    '200 nurses took part, a third of whom did yoga.',
  ],
  [
    'The mean score of sleep rose from 71.2 to 84.7 points with yoga. | Yoga was associated with better sleep in nurses.',
    'Sleep improved by 13.5 points with yoga.',
    'Sleep improved by 18.5 points with yoga.',
  ],
  [
    'In total 200 patients took part, 100 of whom received the drug.',
    '200 patients took part, half of whom received the drug.',
    '200 patients took part, a quarter of whom received the drug.',
  ],
  [
    'To date, 169 mutant lines were reviewed, and only one of them was abnormal.',
    'One in 169 of the mutant lines reviewed was abnormal.',
    'One in 196 of the mutant lines reviewed was abnormal.',
  ],
  [
    'Of the 48 farms in the valley 12 were organic.',
    'A quarter of the 48 farms in the valley were organic.',
    'A third of the 48 farms in the valley were organic.',
  ],
  [
    'Of the 48 farms in the valley 12 were organic.',
    'In the valley 25% of the 48 farms were organic.',
    'In the valley 35% of the 48 farms were organic.',
  ],
]);

tellsOtherwise('shares and spans in the words of every day', 'number', [
  [
    'The classifier found 93.6% of the cases in the test set.',
    'The classifier found more than nine in ten cases in the test set.',
    'The classifier found more than seven in ten cases in the test set.',
  ],
  [
    'Of the women of the cohort, 66.8% had the disease.',
    'Two thirds of the women of the cohort had the disease.',
    'Three quarters of the women of the cohort had the disease.',
  ],
  [
    'Of the women of the cohort, 25% had the disease.',
    'One woman in four of the cohort had the disease.',
    'One woman in six of the cohort had the disease.',
  ],
  [
    'Of the women of the cohort, 0.5% had the disease.',
    'One in 200 women of the cohort had the disease.',
    'One in 300 women of the cohort had the disease.',
  ],
  [
    'Only 7% of the papers in the journal shared data.',
    'Fewer than one in ten papers in the journal shared data.',
    'Fewer than one in twenty papers in the journal shared data.',
  ],
  [
    'The chance was 1 in 1000 for each roll of the die.',
    'The chance was one in a thousand for each roll of the die.',
    'The chance was one in a hundred for each roll of the die.',
  ],
  [
    'The method needs only 1/10 of the labels of the data.',
    'The method needs only a tenth of the labels of the data.',
    'The method needs only a fifth of the labels of the data.',
  ],
  [
    'The clock drifts by 1e-18 over a day in the laboratory.',
    'The clock drifts by one part in 10^18 over a day in the laboratory.',
    'The clock drifts by one part in 10^15 over a day in the laboratory.',
  ],
  [
    'The densities of the galaxies correlate tightly over 4 dex.',
    'The densities of the galaxies correlate tightly over a 10,000-fold range.',
    'The densities of the galaxies correlate tightly over a 100,000-fold range.',
  ],
  [
    'The spectra of the star were gathered over a decade.',
    'The spectra of the star were gathered over ten years.',
    'The spectra of the star were gathered over twelve years.',
  ],
  [
    'Data of the years 1990-2010 were used for the fit.',
    'Two decades of data were used for the fit, from 1990 to 2010.',
    'Four decades of data were used for the fit, from 1990 to 2010.',
  ],
  [
    'We prove at most a factor-of-12 speedup for regression.',
    'For regression, we prove a speedup by a factor of 12 at most.',
    'For regression, we prove a speedup by a factor of 14 at most.',
  ],
  [
    'The model has 1.5 billion parameters and beats the old one.',
    'The model has a billion and a half parameters and beats the old one.',
    'The model has two billion and a half parameters and beats the old one.',
  ],
]);

tellsOtherwise('a share at the head of a sentence', 'number', [
  [
    'Vaccines reached 50% of the villages along the river.',
    'Half of the villages along the river were reached by vaccines.',
    'A fifth of the villages along the river were reached by vaccines.',
  ],
]);

const bloodPressure =
  'Mean systolic blood pressure fell from 142 to 131 mmHg with the drug and from 141 to 138 mmHg with placebo.';
const burnout =
  'Burnout rose from 20% in 2019 to 35% in 2021, and 45% of the nurses worked more than 40 hours a week.';
const arms = 'Adults (420) were randomised to the drug (n = 210) or placebo (n = 210).';
const events =
  'Serious adverse events occurred in 12% and 15% of patients, and 8 patients and 9 patients withdrew.';

describe('what only comes out of two numbers', () => {
  it.each([
    [bloodPressure, 'With the drug, systolic blood pressure fell by 10 mmHg.'],
    [bloodPressure, 'With the drug, systolic blood pressure fell by 7 mmHg.'],
    [burnout, 'Burnout rose by 10 percentage points.'],
    [burnout, 'Burnout was 2.25 times as common in 2021.'],
    [`${arms} | ${events}`, 'Serious adverse events occurred in 50% of patients with the drug.'],
    [`${arms} | ${events}`, 'Serious adverse events doubled with the drug.'],
    [
      'In the yoga group 12 of 45 women stopped pain medication compared with 4 of 45 in the control group.',
      '33% of the women with yoga stopped pain medication.',
    ],
    [
      'Among 2,400 women screened, 96 had cancer, 24 of them of an aggressive type, and 12 died within 5 years.',
      'One woman in 100 had cancer.',
    ],
    ['Of 12 mice in the study, 9 died and 3 lived.', 'A third of the mice in the study died.'],
    [
      'On GLUE the model has an accuracy of 84.6% compared with 78.2% for the baseline. | On SQuAD it improves F1 from 71.2 to 88.4 points.',
      'On GLUE the accuracy of our model improves by 17.2 points.',
    ],
    ['More than 200% of the funds were used.', 'The funds tripled.'],
    ['In the study 88% of users improved.', 'In the study at least nine in ten users improved.'],
    ['In the study 64% of users improved.', 'In the study nearly six in ten users improved.'],
    ['The new pump costs 34% more than the old one.', 'The new pump costs a third of what the old one does.'],
    ['Prices fell by 66% in the region.', 'Prices fell to two thirds in the region.'],
    [
      'The disease strikes 1% of births in the region.',
      'The disease strikes one in a hundred thousand births in the region.',
    ],
  ])('is not told: %s %s', (source, post) => {
    const sentences = source.split(' | ').map((text) => ({ text }));
    const flags = checkPost({ sentences }, post).sentences.flatMap((one) => one.flags);
    expect(flags.map(({ type }) => type)).toContain('number');
  });
});
