import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: [{ text }] }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));

describe('what authors say of their own work in plain words', () => {
  it.each([
    [
      'The cells were not left untreated in any group of the trial.',
      'No group was untreated: cells were not left untreated in any group of the trial.',
    ],
    [
      'Mean-field theory predicts a direct transition from a paramagnetic to a fully ferromagnetic phase.',
      'Mean-field theory predicts a direct step from no magnetic order to a fully ferromagnetic one.',
    ],
    [
      'Websites must take extra precautions to avoid leaking sensitive information to third parties.',
      'Sites must take extra precautions not to leak sensitive information to third parties.',
    ],
    [
      'A set of methods that finds good networks, called tickets, hardly exploits any information. Methods exploit information from data.',
      'A set of these methods hardly exploits any information.',
    ],
    [
      'Cloud mass was not studied. Diversity correlates with staying, and the structural diversity did matter.',
      'Structural diversity did matter.',
    ],
    ['The resolution decides that a fund be set up.', 'A fund will be set up.'],
    [
      'In the last year the centre helped 67 women go to court.',
      'In one year the centre helped 67 women go to court.',
    ],
    ['Volunteers were examined on a 3.0-T imager.', 'Volunteers were examined in a 3.0-tesla scanner.'],
    [
      'The software fuses fluoroscopic and echocardiographic images.',
      'The software fuses X-ray and heart ultrasound images.',
    ],
    [
      'The hydatid cyst measured 7.8 × 6.6 × 8 cm and was removed by laparoscopic surgery.',
      'The cyst, about 7.8 × 6.6 × 8 cm, was removed by surgery.',
    ],
    [
      'In children perphenazine was effective in preventing vomiting (RR, 0.31; 95% CI, 0.18-0.54).',
      'In children the risk of vomiting with perphenazine was 0.31 times as high.',
    ],
    [
      'Breath tests are associated with compounds whose origin in the body is described.',
      'The review tells of breath tests and how the body makes them.',
    ],
    [
      'Five genes are associated with the syndrome. Further experiments on the five genes are needed.',
      'Five genes stand out, but more experiments are needed to confirm the link of the genes with the syndrome.',
    ],
    [
      'The method significantly improves the chance of finding a safe controller.',
      'The method clearly improves the chance of finding a safe controller.',
    ],
    [
      'Patients were randomized to receive kefir (n = 12) or unfermented milk (n = 10) for 12 weeks.',
      'The trial had 22 patients, 12 of them on kefir, for 12 weeks.',
    ],
    [
      'Prescription indicators were publicly reported monthly over a one-year period in all institutions.',
      'Institutions publicly reported prescription indicators monthly over one year.',
    ],
    [
      'Plasma endothelin increased over 120 min in the congested arm.',
      'Plasma endothelin rose in the congested arm for up to 120 min.',
    ],
    [
      'The severity of the delay seems to correlate with the type of the mutation in patients.',
      'In patients, severity of delay seemed to correlate with the type of the mutation.',
    ],
    [
      'The results showed that the drug may act as an adjuvant in preventing oxidative damage in healthy humans.',
      'The drug may help to prevent oxidative damage in healthy humans.',
    ],
    [
      'Emission lines of these dwarfs can be explained by a strong irradiation-induced temperature inversion.',
      'A temperature inversion caused by irradiation can explain emission lines of these dwarfs.',
    ],
  ])('is let pass: %j', (text, post) => {
    expect(flagsOf(text, post)).toEqual([]);
  });

  it.each([
    [
      'The dose was 7.8 mg in all treated patients.',
      'The dose was 7.8 times as high in all treated patients.',
    ],
    ['Exercise was associated with a lower weight of the men.', 'Exercise makes the men lower in weight.'],
    ['Further experiments on the five genes are needed.', 'Experiments confirm the five genes.'],
    [
      'The method improves the chance of a safe controller.',
      'The method clearly improves the chance of a safe controller.',
    ],
    [
      'Patients were randomized to receive kefir (n = 12) or unfermented milk (n = 10) for 12 weeks.',
      'The trial had 24 patients, 12 of them on kefir, for 12 weeks.',
    ],
    ['Fewer than 120 men took part over two years.', 'Over 120 men took part in two years.'],
  ])('is flagged where the source has less: %j', (text, post) => {
    expect(flagsOf(text, post)).not.toEqual([]);
  });
});
