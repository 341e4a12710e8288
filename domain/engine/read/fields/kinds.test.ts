import { describe, expect, it } from 'vitest';
import { kindFeatures, kindShares, unpackKinds } from './kind-model.ts';
import { asReview, guessKinds, readKinds } from './kinds.ts';

const guess = { genre: 'other', subjects: 'other' } as const;

describe('what kind of work a source reports, and who or what was studied', () => {
  it.each([
    [
      'animal-or-lab',
      'animals',
      'Loss of a sodium channel blunts itch in mice',
      'Itch is poorly understood. We recorded from sensory neurons of mice that lack the channel. Mutant mice scratched less than their littermates after histamine was injected. Neurons of the mutant mice fired fewer spikes.',
    ],
    [
      'trial',
      'people',
      'Walking and sleep in older adults: a randomised controlled trial',
      'Participants were randomly assigned to a walking programme or to usual care. Adults in the walking group slept 20 minutes longer than controls at 12 weeks. Adverse events did not differ between the groups.',
    ],
    [
      'trial',
      'people',
      'Walking and sleep in older adults',
      'We randomised 60 adults to a walking programme or to usual care. Adults in the walking group slept 20 minutes longer than those with usual care at 12 weeks. Falls did not differ between the groups.',
    ],
    [
      'method',
      'texts-or-data',
      'A small network for translating long documents',
      'We propose a neural network that translates whole documents. It outperforms strong baselines on three benchmarks with fewer parameters. Code and models are available.',
    ],
    [
      'protocol',
      'people',
      'Music for children before surgery: protocol for a randomised trial',
      'Children will be randomised to music or to silence before surgery. The primary outcome will be anxiety. Recruitment will begin in spring.',
    ],
    [
      'measurement',
      'celestial',
      'Two planets around a quiet star',
      'We report two planets that transit a bright K dwarf star, found with TESS photometry. Radial velocities give their masses. The outer planet orbits its host star in 40 days.',
    ],
  ])('takes %s of %s for what it is', (genre, subjects, title, text) => {
    expect(readKinds({ title, text })).toEqual({ genre, subjects });
  });

  it.each(['', 'Lorem ipsum dolor sit amet.', 'Zq xv 17.'])(
    'says nothing of a text that tells nothing: %j',
    (text) => {
      expect(readKinds({ title: null, text })).toEqual({ genre: 'other', subjects: 'other' });
    },
  );

  it('leaves to rules what is handled as a document', () => {
    const text =
      'The Security Council decides to remain seized of the matter. It calls upon all Member States to respond, and urges the parties to agree.';
    expect(guessKinds({ title: null, text }).genre).toBe('policy');
    expect(readKinds({ title: null, text }).genre).toBe('policy');
  });

  it.each([
    ['We included six studies (157 teachers). Honey lowered the incidence of sore throats in adults.', true],
    ['Twelve trials (1023 patients) were included. Honey lowered the risk of sore throats.', true],
    [
      'Data of ten trials involving 900 adults were pooled. This Cochrane review found that honey helped.',
      true,
    ],
    [
      'Charts of 40 patients with sore throats were reviewed. We found that two studies of ours differ.',
      false,
    ],
    ['Twelve patients were included. Honey lowered the risk of sore throats, as two trials found.', false],
  ])('knows a review by the studies that it counts: %s', (text, isReview) => {
    const more =
      ' Patients and adults in the cohort were followed, and a questionnaire was used for the survey.';
    const source = { title: null, text: text + more };
    expect(asReview(readKinds(source), source).genre === 'review').toBe(isReview);
  });

  it('takes a kind that is known from elsewhere', () => {
    const text = 'An apparatus and a method for sorting mail are described.';
    expect(readKinds({ title: null, text }, 'patent').genre).toBe('patent');
  });

  it('takes no paper for a patent or a resolution for a word of theirs', () => {
    const lab =
      'Biofilms resist drugs. We show that resistant clones of the bacteria evolved in biofilms, wherein growth was slow, and that mutations in two genes explain most of the resistance in culture.';
    expect(guessKinds({ title: null, text: lab }).genre).not.toBe('patent');
    const call = 'We call upon all countries to establish cancer registries. Deaths are seldom counted.';
    expect(guessKinds({ title: null, text: call }).genre).not.toBe('policy');
  });
});

describe('the model of kinds', () => {
  it('gives a long text no more than a short one', () => {
    const lengthOf = (text: string): number =>
      Math.hypot(
        ...[...kindFeatures({ title: null, text }, guess)]
          .filter(([name]) => !name.includes(':'))
          .map(([, amount]) => amount),
      );
    expect(lengthOf('mice ran')).toBeCloseTo(lengthOf('mice ran over fields and mice slept under trees'), 9);
  });

  it('adds what each word is worth, and shares out to one', () => {
    const { genre } = unpackKinds({
      genre: {
        labels: ['trial', 'theory'],
        start: [0, 0.5],
        names: 'mice lemma',
        weights: 'zaaz',
        step: 0.1,
      },
      subjects: { labels: ['people'], start: [0], names: '', weights: '', step: 1 },
    });
    const shares = (text: string): number[] => kindShares(kindFeatures({ title: null, text }, guess), genre);
    expect(shares('Mice')[0]).toBeGreaterThan(0.9);
    expect(shares('A lemma')[1]).toBeGreaterThan(0.9);
    expect(shares('Nothing known')[0]).toBeCloseTo(1 / (1 + Math.exp(0.5)), 9);
    expect(shares('Mice and a lemma').reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
