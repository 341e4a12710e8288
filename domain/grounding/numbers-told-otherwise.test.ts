import { tellsOtherwise } from '#testing/suites/told-otherwise.ts';

tellsOtherwise('numbers in another form', 'number', [
  [
    'Students (112 females, 21 males) sat on the chair for six sessions.',
    'The 133 students sat on the chair for six sessions.',
    'The 134 students sat on the chair for six sessions.',
  ],
  [
    'Patients were assigned to the drug (n=149) or to placebo (n=160) for 8 weeks.',
    'The 309 patients were assigned to the drug or to placebo for 8 weeks.',
    'The 319 patients were assigned to the drug or to placebo for 8 weeks.',
  ],
  [
    'The column of soil was 2000 mm long and was flooded for 24 months.',
    'The column of soil was 2 m long and was flooded for two years.',
    'The column of soil was 3 m long and was flooded for three years.',
  ],
  [
    'The tension of the string is 10⁻¹¹...-7 in these units.',
    'The tension of the string reaches 10⁻⁷ in these units.',
    'The tension of the string reaches 10⁻⁹ in these units.',
  ],
  [
    'The spectrum is cut off at 15.2 TeV in this fit.',
    'The spectrum is cut off near 15 TeV in this fit.',
    'The spectrum is cut off near 17 TeV in this fit.',
  ],
  [
    'The detector was run for 15.7 days in the mine.',
    'The detector was run for under 16 days in the mine.',
    'The detector was run for over 16 days in the mine.',
  ],
  [
    'Exposure to the drug decreased by 51% in the volunteers.',
    'Exposure to the drug decreased by about half in the volunteers.',
    'Exposure to the drug decreased by about a third in the volunteers.',
  ],
  [
    'The seaweed was eaten 30 min before lunch by the adults.',
    'The seaweed was eaten half an hour before lunch by the adults.',
    'The seaweed was eaten four hours before lunch by the adults.',
  ],
  [
    'The model reaches the performance of 2K+ curated examples.',
    'The model reaches the performance of over 2,000 curated examples.',
    'The model reaches the performance of over 3,000 curated examples.',
  ],
]);

tellsOtherwise('numbers told with a bound or from others', 'number', [
  [
    'The prevalence of the disease among residents was 28.4% in the homes.',
    'Nearly three in ten residents of the homes had the disease.',
    'Nearly six in ten residents of the homes had the disease.',
  ],
  [
    'We identify almost 200K attacks on more than 11M blocks of the chain.',
    'We identify nearly 200,000 attacks on more than 11 million blocks of the chain.',
    'We identify nearly 500,000 attacks on more than 11 million blocks of the chain.',
  ],
  [
    'The transit of the planet was 1.50 hours earlier than predicted.',
    'The transit of the planet came an hour and a half earlier than predicted.',
    'The transit of the planet came 3 hours earlier than predicted.',
  ],
  [
    'Overall, 57% of the formulations had a low pH in the tests.',
    'A little over half of the formulations had a low pH in the tests.',
    'A little under half of the formulations had a low pH in the tests.',
  ],
  [
    'Beneficiaries had more conditions in 2010 than in 2008 on average.',
    'Beneficiaries had more conditions in 2010 than two years earlier on average.',
    'Beneficiaries had more conditions in 2010 than four years earlier on average.',
  ],
  [
    'The mean follow-up of the children was 36.4 months in this cohort.',
    'The mean follow-up of the children was about three years in this cohort.',
    'The mean follow-up of the children was about seven years in this cohort.',
  ],
  [
    'Readings at home were 0.6 mmHg lower than those on the monitor.',
    'Readings at home were less than 1 mmHg lower than those on the monitor.',
    'Readings at home were less than 9 mmHg lower than those on the monitor.',
  ],
  [
    'The clouds have final masses of 3-8 × 10³ g in the simulation.',
    'The clouds have final masses of 3,000 to 8,000 g in the simulation.',
    'The clouds have final masses of 4,000 to 8,000 g in the simulation.',
  ],
  [
    'Models of 244M to 137B parameters were evaluated on the benchmarks.',
    'Models of 244 million to 137 billion parameters were evaluated on the benchmarks.',
    'Models of 244 million to 138 billion parameters were evaluated on the benchmarks.',
  ],
]);

tellsOtherwise('units in another form', 'unit', [
  [
    'The perturbations raise the merger rates by a factor of 10-100 in these clusters.',
    'Mergers are 10-100 times more frequent with the perturbations in these clusters.',
    'Mergers are 10-100 mg more frequent with the perturbations in these clusters.',
  ],
  [
    'Athletes took arginine orally (2 x 6 g/day) in the tents.',
    'Athletes took 2 x 6 g of arginine a day orally in the tents.',
    'Athletes took 2 x 6 g of arginine a week orally in the tents.',
  ],
  [
    'The age of the star is 8.0(+2.0/−1.0) Gyr from isochrones.',
    'The age of the star is 8.0 billion years from isochrones.',
    'The age of the star is 8.0 weeks from isochrones.',
  ],
]);

tellsOtherwise('numbers rounded, and no further than a careful person would', 'number', [
  [
    'The median survival of the matched group was 52.1 months after cystectomy.',
    'The median survival of the matched group was 52 months after cystectomy.',
    'The median survival of the matched group was 53 months after cystectomy.',
  ],
  [
    'Events among mothers were seen in 9.90% of cesarean births and 19.19% of the others.',
    'Events among mothers were seen in 10% of cesarean births and 19% of the others.',
    'Events among mothers were seen in 10% of cesarean births and 20% of the others.',
  ],
  [
    'Hospital mortality was 2.3% for repair of the valve.',
    'Hospital mortality was about 2% for repair of the valve.',
    'Hospital mortality was 2% for repair of the valve.',
  ],
  [
    'Mean volumes of the bag were 592.84 ml with one hand and 644.24 ml with two.',
    'The bag gave roughly 640 versus 590 ml with two hands and one.',
    'The bag gave roughly 690 versus 590 ml with two hands and one.',
  ],
  [
    'The survey of the network reached 24,349 subjects.',
    'The survey of the network reached more than 24,000 subjects.',
    'The survey of the network reached more than 25,000 subjects.',
  ],
  [
    'A total of 1063 mothers took part in the trial.',
    'Over a thousand mothers took part in the trial.',
    'Almost two thousand mothers took part in the trial.',
  ],
  [
    'The method was tried on datasets of 1K to 11M samples and dimensions up to 16K.',
    'The method was tried on datasets with up to 16,000 dimensions.',
    'The method was tried on datasets with up to 18,000 dimensions.',
  ],
  [
    'During 2001-03, patients underwent bypass surgery at the clinic.',
    'Patients underwent bypass surgery at the clinic from 2001 to 2003.',
    'Patients underwent bypass surgery at the clinic from 2001 to 2004.',
  ],
  [
    'Rates were limited by six months of observations with the telescope.',
    'Rates were limited by half a year of observations with the telescope.',
    'Rates were limited by half a decade of observations with the telescope.',
  ],
  [
    'The planet has a mass of 6.54 Earth masses in the fit.',
    'The planet has about six and a half times the mass of Earth in the fit.',
    'The planet has about eight and a half times the mass of Earth in the fit.',
  ],
  [
    'Black patients were more likely to have their asthma underestimated (OR = 1.39).',
    'Black patients had 39% higher odds of having their asthma underestimated.',
    'Black patients had 49% higher odds of having their asthma underestimated.',
  ],
]);
