import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: [{ text }] }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));

it.each([
  // Excuses hold only for what they were made for.
  ['Asthma was underestimated in some patients (OR = 1.39).', 'There were 39% more patients with asthma.'],
  [
    'The drug may relieve pain in patients after surgery.',
    'Giving patients hope, the drug will relieve pain after surgery.',
  ],
  [
    'The drug relieves pain in patients if they take it.',
    'If they take it and wait, the drug never fails and always relieves pain in patients.',
  ],
  [
    'The patients had pain relief from the drug in the first month.',
    'No patients had pain relief from the drug before.',
  ],
  ['Rates of loss rose by an order of magnitude in the mice.', 'Rates of loss rose in ten mice.'],
  [
    'Megaherbivores grazed the plain for several years.',
    'A million herbivores grazed the plain for several years.',
  ],
  ['The patients swam two times/week in the pool.', 'The patients swam twice as fast in the pool.'],
  [
    'Both drugs had the same effect on pain at different doses.',
    'Both drugs did not have the same effect on pain.',
  ],
  [
    'We tested the drug in patients with cancer of the lung.',
    'We tested the drug, which undoubtedly works in patients with cancer of the lung.',
  ],
  [
    'Exercise was associated with fewer strokes in the cohort.',
    'In the cohort exercise helps by preventing strokes, which it causes to be fewer.',
  ],
  [
    'The chromosome carries the gene N_eff in these cells.',
    'The chromosome of cells in Rome carries the gene.',
  ],
  ['Mice were fed with the oil for two weeks.', 'Other children were fed with the oil for two weeks.'],
  [
    'The ratio of odds was 140.000 in this small study of mice.',
    'It counted 140,000 mice in this small study.',
  ],
  [
    'Pain scores fell in the treated patients of the trial.',
    'Pain scores fell by three points in the treated patients.',
  ],
  [
    'Exercise could reduce the pain of treated patients in the trial.',
    'Exercise is one of the ways to reduce the pain of treated patients in the trial.',
  ],
  ['The stream is 12 Myr old according to the model.', 'The stream is 12 years old according to the model.'],
  // A number that only looks like the thousands of heads, or like a list's own count.
  ['The ratio of participants was 140.000 in mice.', 'It counted 140,000 participants in mice.'],
  [
    'Pain scores of the patients fell with the drug.',
    'Three points were the fall in pain scores of the patients.',
  ],
  ['Tunable coverage was achieved at T = 4.5K.', 'Tunable coverage was achieved at zero K.'],
  // Where a word says which of two is meant, the other is wrong.
  [
    'Below a critical field the response is diamagnetic, whereas above such field the magnetization rises in steps.',
    'Above a critical field the response is diamagnetic.',
  ],
  [
    'Scores in healthy controls and surviving patients were higher compared with those in deceased patients.',
    'Scores were lower in healthy controls and surviving patients than in deceased patients.',
  ],
  [
    'Infection caused an increase, rather than the observed decrease, in aversion to odours in rats.',
    'Infection decreased aversion to odours in rats.',
  ],
  [
    'Spending growth in localities with tighter restrictions was 38.4% lower compared with other areas.',
    'Spending growth was 38.4% higher in localities with tighter restrictions than in other areas.',
  ],
  [
    'Real treatment produced greater reduction of pain compared to sham.',
    'Real treatment increased pain more than sham did.',
  ],
  // A denial that the source lacks.
  [
    'Clearance was 9% slower with the drug than in the placebo arm.',
    'Clearance was no slower with the drug than in the placebo arm.',
  ],
  ['The scheme tolerates noise of 25% at all times.', "The scheme can't tolerate more than 25% of noise."],
  [
    'A net motion of the swimmer can be achieved in the fluid.',
    'No net motion of the swimmer can be achieved in the fluid.',
  ],
  [
    'The drug was without effect on weight, and mice lived longer with it.',
    'Mice lived not longer with the drug.',
  ],
  [
    'The team did not own dogs and this contact was not made through walking.',
    'This contact was made through walking.',
  ],
  // A hedge that is lost.
  [
    'Results suggest that the alleles were present in most breeds of sheep.',
    'The alleles were present in most breeds of sheep, a study found.',
  ],
  [
    'The data indicated that the alleles were present in most breeds of sheep.',
    'The alleles were present in most breeds of sheep.',
  ],
  ['We hope that the drug might reduce pain in patients.', 'The drug reduces pain in patients.'],
  [
    'The frequency of the allele was 0.51 and indicated that susceptible sheep were present in most breeds.',
    'Susceptible sheep were present in most breeds.',
  ],
  [
    'Regression suggests that the drug acts by blunting the pathway.',
    'The drug acts by blunting the pathway.',
  ],
  [
    'A definition of the illness was met by 80 patients.',
    'It is definitively shown that the illness was met by 80 patients.',
  ],
  // Praise is only denied where it is denied.
  ['The change did not occur as an abrupt paradigm shift.', 'A paradigm shift: the change did occur.'],
  ['Doctoral recipients were followed.', 'Doctoral recipients of MBAs were followed.'],
  ['The decline of microRNA promotes traits.', 'The decline of DNA promotes traits.'],
  // A noun is no verb, but a verb behind a noun is one.
  ['The drug is associated with pain of patients.', 'The drug causes pain of patients.'],
  // Bounds by their signs.
  [
    'The star received a natal kick of ≳ 200 km/s at birth.',
    'The star received a natal kick of 200 km/s or fewer at birth.',
  ],
  // Asides: a group or a claim makes them none.
  ['Patients were told the risk.', 'Nobody has told the patients.'],
  ['The histories of two kinds of galaxy were compared.', 'What a fall in deaths and fires!'],
])('does not let through what only looks like an exception: %s', (source, post) => {
  expect(flagsOf(source, post)).not.toEqual([]);
});

it.each([
  [
    'The stream is 12 Myr old according to the model.',
    'The stream is 12 million years old according to the model.',
  ],
  [
    'The report identified specific ways in which performance could be improved.',
    'The report identified specific ways to improve performance.',
  ],
  [
    'A real-life experiment in crowd steering involved about 140.000 participants.',
    'About 140,000 people took part in a real-life experiment in crowd steering.',
  ],
  [
    'It examines issues key to a platform: improving access, improving safety, improving security and combating impunity.',
    'Three points were about improving access, safety, and security.',
  ],
  [
    'Below a critical field the response is diamagnetic, whereas above such field the magnetization rises in steps.',
    'Above the critical field, the magnetization rises in steps.',
  ],
  [
    'We observe decreases in acceptance of government data use and increases in acceptance of health data uses.',
    'Acceptance of government data use decreased.',
  ],
  [
    'Scores in healthy controls and surviving patients were higher compared with those in deceased patients.',
    'Scores were lower in patients who died than in patients who survived and in healthy people.',
  ],
  [
    'Infection caused an increase, rather than the observed decrease, in aversion to odours in rats.',
    'Infection increased aversion to odours in rats, rather than decreasing it.',
  ],
  [
    'Spending growth in localities with tighter restrictions was 38.4% lower compared with other areas.',
    'Spending growth was 38.4% lower in localities with tighter restrictions than in other areas.',
  ],
  [
    'Real treatment produced greater reduction of pain compared to sham.',
    'Real treatment reduced pain more than sham did.',
  ],
  [
    'Clearance was 9% slower with the drug than in the no drug arm.',
    'Clearance was 9% slower than with no drug.',
  ],
  ['25% is the maximum tolerable noise for the scheme.', "The scheme can't tolerate more than 25% of noise."],
  [
    'A net motion can be achieved only if the parts of the swimmer follow a pattern that breaks reciprocity.',
    'The parts of the swimmer get nowhere unless they follow a pattern that breaks reciprocity.',
  ],
  [
    'It extends lifespan in mice without reducing food intake or affecting markers of signaling.',
    'Markers of signaling were not affected in mice.',
  ],
  [
    'Owners reported contact compared to those that did not own dogs and this contact appeared to be mainly through walking.',
    'This contact appeared to be mainly through walking.',
  ],
  [
    'It is assumed that a network cannot be recovered from its output. It often can.',
    'A network can often be recovered from its output.',
  ],
  [
    'The data indicated that the alleles were present in most breeds of sheep.',
    'The alleles were present in most breeds of sheep, a study found.',
  ],
  [
    'We might hope that the new consensus would agree with the old consensus tree.',
    'The new consensus would agree with the old consensus tree.',
  ],
  ['The change did not occur as an abrupt paradigm shift.', 'The change was not an abrupt paradigm shift.'],
  [
    'Tests lead to different conclusions at extreme proportions.',
    'Tests lead to different conclusions at very low or very high proportions.',
  ],
  [
    'Above the field are increases of magnetons, associated with the crossing of levels.',
    'These increases are associated with the crossing of levels.',
  ],
  ['The architecture has x3.5 fewer parameters.', 'The architecture has 3.5 times fewer parameters.'],
  [
    'The approach requires less than half the samples of the baseline.',
    'The approach requires less than half the samples.',
  ],
  ['Doctoral recipients were followed.', 'Doctoral recipients, the PhDs, were followed.'],
  ['The decline of microRNA promotes traits.', 'The decline of a small RNA promotes traits.'],
  [
    'The histories of two kinds of galaxy were compared.',
    'What a pleasure to see those histories side by side!',
  ],
  [
    'The mismatch was similar to that of controls. The mismatch after surgery does not affect survival, status and pain.',
    "The mismatch after surgery doesn't affect survival, status and pain.",
  ],
  [
    'To follow advice after a visit to the emergency department (ED), patients should understand the care in the department. Many patients do not understand their ED care or advice.',
    'Many patients do not understand their emergency department care or advice.',
  ],
  ['A family of random processes is called a hipster walk.', 'Nobody has told the hipsters.'],
])('lets through the same said otherwise: %s', (source, post) => {
  expect(flagsOf(source, post)).toEqual([]);
});
