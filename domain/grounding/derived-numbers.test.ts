import { tellsOtherwise } from '#testing/suites/told-otherwise.ts';

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
