import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

/** A source, a post that says the same otherwise, and one that says something else. */
type Case = readonly [source: string, same: string, other: string];

function tells(what: string, type: string, cases: readonly Case[]): void {
  describe(what, () => {
    it.each(cases)('%s', (source, same, other) => {
      expect(flagsOf(source, same), same).toEqual([]);
      expect(flagsOf(source, other), other).toContain(type);
    });
  });
}

tells('numbers in another form', 'number', [
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

tells('units in another form', 'unit', [
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
