import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (source: string, post: string): string[] =>
  checkPost({ sentences: source.split(' | ').map((text) => ({ text })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

/** A source, its sentences parted by bars, with what a post tells of it wrongly and faithfully. */
type Row = readonly [source: string, wrong: readonly string[], faithful: readonly string[]];

function tells(kind: string, rows: readonly Row[]): void {
  describe(kind, () => {
    it.each(rows.flatMap(([source, wrong]) => wrong.map((post) => [source, post] as const)))(
      '%s | is flagged: %s',
      (source, post) => {
        expect(flagsOf(source, post)).not.toEqual([]);
      },
    );
    it.each(rows.flatMap(([source, , faithful]) => faithful.map((post) => [source, post] as const)))(
      '%s | passes: %s',
      (source, post) => {
        expect(flagsOf(source, post)).toEqual([]);
      },
    );
  });
}

tells('points and per cent', [
  [
    'Literacy improved by 12 percentage points in the 40 villages.',
    ['Literacy improved by 12% in 40 villages.', 'In 40 villages literacy improved by 12 per cent.'],
    [
      'Literacy improved by 12 percentage points in 40 villages.',
      'In 40 villages, literacy went up 12 percentage points.',
    ],
  ],
  [
    'Voter turnout dropped by 5% between the two elections.',
    ['Voter turnout dropped by 5 percentage points between two elections.'],
    ['Between two elections voter turnout dropped 5 per cent.'],
  ],
  [
    'The share of smokers declined 3.4 percentage points after the tax.',
    ['After the tax, the share of smokers declined by 3.4%.'],
    ['After the tax, the share of smokers declined by 3.4 percentage points.'],
  ],
  [
    'Adherence was 7 percentage points higher with reminders.',
    ['With reminders, adherence was 7 percent higher.', 'Adherence was 7% higher with reminders.'],
    ['With reminders, adherence was higher by 7 percentage points.'],
  ],
  [
    'Sales of sugary drinks fell by 20 percent in the city.',
    ['Sales of sugary drinks fell by 20 percentage points in the city.'],
    ['Sales of sugary drinks fell by 20% in the city.', 'The city saw sales of sugary drinks fall by 20%.'],
  ],
]);

tells('to, by and from', [
  [
    'Screening time was reduced to 15 minutes with the new test.',
    ['With the new test, screening time was reduced by 15 minutes.', 'Screening time was cut by 15 minutes.'],
    ['With the new test, screening time fell to 15 minutes.'],
  ],
  [
    'The population declined by 2,000 birds over the decade.',
    ['Over the decade the population declined to 2,000 birds.'],
    ['Over the decade the population declined by 2,000 birds.', 'The decade saw a decline of 2,000 birds.'],
  ],
  [
    'Prevalence increased from 14% to 22% in adolescents.',
    ['Prevalence in adolescents increased to 14%.', 'Prevalence increased from 22% in adolescents.'],
    [
      'Prevalence in adolescents increased to 22%.',
      'Among adolescents, prevalence rose from 14% to 22%.',
      'Prevalence increased from 14% in adolescents.',
    ],
  ],
  [
    'Costs dropped by half after the reform.',
    [],
    ['Costs dropped by half after the reform.', 'After the reform, costs were cut by half.'],
  ],
  [
    'Energy use was cut by a quarter in the 60 homes.',
    ['Energy use was cut to a quarter in 60 homes.'],
    ['In 60 homes energy use was cut by a quarter.', 'Energy use was cut by 25% in 60 homes.'],
  ],
  [
    'Wait times shortened from 30 days to 18 days.',
    ['Wait times shortened to 30 days.', 'Wait times shortened by 18 days.'],
    ['Wait times shortened to 18 days.', 'Wait times shortened by 12 days.'],
  ],
]);

tells('currency and sign', [
  [
    'The programme cost €1,200 per household.',
    ['The programme cost $1,200 per household.', 'The programme cost £1,200 per household.'],
    [
      'The programme cost 1,200 euros per household.',
      'The programme cost €1200 per household.',
      'Cost of the programme: €1,200 per household.',
    ],
  ],
  [
    'Savings came to 4 million pounds sterling a year.',
    ['Savings came to 4 million dollars a year.'],
    ['Savings came to £4 million a year.'],
  ],
  [
    'The correlation between noise and sleep was −0.31 (p = 0.02).',
    ['The correlation between noise and sleep was 0.31 (p = 0.02).'],
    [
      'The correlation between noise and sleep was -0.31 (p = 0.02).',
      'Noise and sleep were negatively correlated (−0.31).',
    ],
  ],
  [
    'Mean annual temperature at the site was minus 12 °C.',
    ['Mean annual temperature at the site was 12 °C.'],
    [
      'Mean annual temperature at the site was −12 °C.',
      'At the site the mean annual temperature was 12 °C below zero.',
    ],
  ],
  [
    'The trend in sea ice was -3.8% per decade.',
    ['The trend in sea ice was 3.8% per decade.'],
    ['Sea ice declined by 3.8% per decade.', 'The trend in sea ice was −3.8% per decade.'],
  ],
  [
    'The adjusted mean difference in the score was −8.2 in favour of exercise.',
    [],
    ['The adjusted mean difference in the score was 8.2, in favour of exercise.'],
  ],
]);

tells('figures of two groups, outcomes or times', [
  [
    'Infection occurred in 4% of the vaccinated and 11% of the unvaccinated children.',
    ['Infection occurred in 11% of the vaccinated and 4% of the unvaccinated children.'],
    [
      'Infection occurred in 11% of the unvaccinated and 4% of the vaccinated children.',
      'Infection occurred in 4% of the vaccinated children.',
    ],
  ],
  [
    'Median survival was 14 months with chemotherapy versus 9 months with radiotherapy.',
    [
      'Median survival was 9 months with chemotherapy versus 14 months with radiotherapy.',
      'Median survival was 9 months with chemotherapy.',
    ],
    [
      'Median survival was 14 months with chemotherapy.',
      'With radiotherapy median survival was 9 months, with chemotherapy 14 months.',
    ],
  ],
  [
    'Precision was 88% and recall was 71% on the test set.',
    ['Precision was 71% and recall was 88% on the test set.', 'Recall was 88% on the test set.'],
    ['On the test set, recall was 71% and precision 88%.', 'Precision was 88% on the test set.'],
  ],
  [
    'Bees visited 52 flowers in meadows and 17 flowers in lawns.',
    ['Bees visited 17 flowers in meadows and 52 flowers in lawns.'],
    ['Bees visited 17 flowers in lawns and 52 flowers in meadows.'],
  ],
  [
    'Depression was reported by 31% of nurses, whereas anxiety was reported by 44% of nurses.',
    ['Depression was reported by 44% of nurses, whereas anxiety was reported by 31% of nurses.'],
    ['Of the nurses, 31% reported depression and 44% anxiety.'],
  ],
  [
    'The alloy contained 62% nickel and 18% chromium.',
    ['The alloy contained 18% nickel and 62% chromium.'],
    ['The alloy contained 18% chromium and 62% nickel.', 'The alloy contained 62% nickel.'],
  ],
  [
    'Of 120 trials, 80 were registered, of which 60 were registered before they began and 20 afterwards.',
    [],
    [
      'Of 120 trials, 80 were registered, 60 of them before they began.',
      'Of the 80 registered trials, 20 were registered afterwards.',
    ],
  ],
  [
    'The tier 2 regions had 300 cases and the tier 3 regions had 500 cases.',
    [],
    ['Tier 3 regions had 500 cases and tier 2 regions 300.'],
  ],
]);

tells('a question, an aim or a plan', [
  [
    'It is not known whether night light harms sleep in teenagers. | We will recruit 300 teenagers in two cities.',
    ['Night light harms sleep in teenagers.'],
    ['It is not known whether night light harms sleep in teenagers.', 'Does night light harm sleep?'],
  ],
  [
    'We tested the hypothesis that music lowers anxiety before surgery. | Patients were seen in three clinics.',
    ['Music lowers anxiety before surgery.'],
    ['The hypothesis was that music lowers anxiety before surgery.'],
  ],
  [
    'Does urban green space improve mood in commuters? | A survey is under way.',
    ['Urban green space improves mood in commuters.'],
    ['The question: does urban green space improve mood in commuters?'],
  ],
  [
    'Fasting is thought to reduce inflammation in older adults. | Forty adults took part.',
    ['Fasting reduces inflammation in older adults.'],
    ['Fasting is thought to reduce inflammation in older adults.', 'Fasting may reduce inflammation.'],
  ],
  [
    'This trial will assess the effect of coaching on blood pressure. | Recruitment starts in May.',
    ['Coaching lowers blood pressure.', 'Coaching affects blood pressure.'],
    ['The trial will assess the effect of coaching on blood pressure.'],
  ],
  [
    'Some authors have argued that screens delay language in toddlers. | We describe a cohort of 900 families.',
    ['Screens delay language in toddlers.'],
    ['Some authors have argued that screens delay language in toddlers.'],
  ],
  [
    'We asked if shade raises milk yield of cows. | In all herds shade raised milk yield of cows.',
    [],
    ['Shade raised milk yield of cows.', 'Shade raises milk yield of cows.'],
  ],
  [
    'We aimed to determine whether shade raises milk yield. | Milk yield was 8% higher in shade.',
    [],
    ['Milk yield was 8% higher in shade.', 'In shade, milk yield was higher.'],
  ],
]);

tells('bounds and denials', [
  [
    'The vaccine prevented at least 70% of infections.',
    [
      'The vaccine prevented at most 70% of infections.',
      'The vaccine prevented fewer than 70% of infections.',
    ],
    [
      'The vaccine prevented no less than 70% of infections.',
      'The vaccine prevented 70% of infections or more.',
    ],
  ],
  [
    'Fewer than 10 patients had complications.',
    ['More than 10 patients had complications.'],
    ['Under 10 patients had complications.', 'Less than 10 patients had complications.'],
  ],
  [
    'Walkers had 9% fewer falls than people without training.',
    [],
    ['Walkers had 9% fewer falls.', 'Walkers had 9% fewer falls than people who did not train.'],
  ],
  [
    'Yoga, but not stretching, eased back pain in 120 adults.',
    ['Stretching eased back pain in 120 adults.'],
    ['Yoga eased back pain in 120 adults.'],
  ],
  [
    'Our results cannot rule out an influence of diet on migraine.',
    ['Diet has no influence on migraine.'],
    ['The results cannot rule out an influence of diet on migraine.'],
  ],
  [
    'The device weighs no more than 40 g.',
    ['The device weighs more than 40 g.'],
    ['The device weighs at most 40 g.', 'The device weighs up to 40 g.'],
  ],
]);

tells('the same number printed otherwise', [
  [
    'The registry holds 2 345 678 records.',
    [],
    ['The registry holds 2,345,678 records.', 'It holds 2.345678 million records.'],
  ],
  ['Yields rose by 7,25% in the plots.', [], ['Yields rose by 7.25% in the plots.']],
  ['A visit cost $20–$35.', [], ['A visit cost $20 to $35.', 'A visit cost between $20 and $35.']],
  [
    'Catches fell from 80 to 20 tonnes.',
    [],
    ['Catches fell by three quarters.', 'Catches fell by 60 tonnes.'],
  ],
  ['The trial had 0.5 million participants.', [], ['The trial had 500,000 participants.']],
  [
    'Two thirds of the 90 farms took part.',
    [],
    ['Two thirds of the 90 farms took part.', 'Of the 90 farms, two thirds took part.'],
  ],
  [
    'We followed twelve herds. | Shade cut losses by 9%.',
    [],
    ['2/4 Shade cut losses by 9%.', 'Shade cut losses by 9%, in 12 herds. 3/3'],
  ],
  ['Output grew fourfold between 1990 and 2010.', [], ['Output quadrupled between 1990 and 2010.']],
  ['The dose was 0.25 mg.', [], ['The dose was 250 µg.', 'The dose was .25 mg.']],
  ['The mean was 3.0 days.', [], ['The mean was 3 days.', 'The mean was three days.']],
]);

tells('dose and measure', [
  [
    'Patients took 20 mg three times daily.',
    ['Patients took 20 mg once daily.', 'Patients took 20 mg twice a day.'],
    ['Patients took 20 mg three times a day.', 'Patients took 20 mg thrice daily.'],
  ],
  [
    'The infusion ran at 4 mL/kg per hour.',
    ['The infusion ran at 4 mL per hour.'],
    ['The infusion ran at 4 mL/kg per hour.'],
  ],
  [
    'The mean delay was 16 days.',
    ['The median delay was 16 days.'],
    ['The average delay was 16 days.', 'The delay was 16 days on average.', 'The delay averaged 16 days.'],
  ],
  [
    'The odds ratio for relapse was 1.45.',
    ['The hazard ratio for relapse was 1.45.', 'The relative risk of relapse was 1.45.'],
    ['The OR for relapse was 1.45.', 'For relapse the odds ratio was 1.45.'],
  ],
  [
    'The incidence of asthma was 12%.',
    ['The prevalence of asthma was 12%.'],
    ['Asthma had an incidence of 12%.'],
  ],
  [
    'Children received 15 mg/kg weekly.',
    ['Children received 15 mg/kg daily.', 'Children received 15 mg weekly.'],
    ['Children received 15 mg/kg a week.', 'Children received 15 mg/kg once a week.'],
  ],
]);
