import { describe, expect, it } from 'vitest';
import { splitSentences } from '../language/sentences.ts';
import { checkPost } from './check-post.ts';
import { checkWithGiven } from './check-with-given.ts';

const source = {
  sentences: [
    { text: 'We followed adults with knee pain for one year.' },
    { text: 'Walking more was associated with less knee pain.' },
  ],
};

describe('checkWithGiven', () => {
  it('is the plain check where nothing was given', () => {
    const post = 'Walking more was associated with less knee pain in 4,000 adults.';
    expect(checkWithGiven(source, [], post)).toEqual(checkPost(source, post).sentences);
  });

  it('calls a fact that only the person vouches for theirs, not supported', () => {
    const [sentence] = checkWithGiven(
      source,
      ['4,000 adults with knee pain'],
      'Walking more was associated with less knee pain in 4,000 adults.',
    );
    expect(sentence).toMatchObject({ given: true, flags: [] });
    expect(sentence?.support.every((index) => index < source.sentences.length)).toBe(true);
  });

  it('keeps what is supported as it was', () => {
    const [sentence] = checkWithGiven(
      source,
      ['4,000 adults'],
      'Walking more was associated with less knee pain.',
    );
    expect(sentence?.given).toBeUndefined();
    expect(sentence?.flags).toEqual([]);
  });

  it.each([
    ['causation', 'Walking more reduces knee pain.'],
    ['direction', 'Walking more was associated with more knee pain.'],
  ])('does not let the person’s words settle a %s', (type, claim) => {
    const [sentence] = checkWithGiven(source, [claim], claim);
    expect(sentence?.flags.map((flag) => flag.type)).toContain(type);
  });
});

it('takes what was "not seen in training" for what the source calls unseen', () => {
  const post = 'The games had not been seen in training.';
  const flags = ['the unseen games', 'the games seen in training'].map((games) => {
    const text = `The model was trained on other games, and scored 69% higher in ${games}.`;
    return checkPost({ sentences: [{ text }] }, post).sentences[0]?.flags.length;
  });
  expect(flags).toEqual([0, 1]);
});

const flagsOf = (source: string, post: string): string[] =>
  checkPost({ sentences: splitSentences(source) }, post).sentences.flatMap(({ flags }) =>
    flags.map(({ type }) => type),
  );

const taping =
  'We studied twenty women with tape on the knee. Use of tape did not result in worse single-leg stance or hop distance relative to no tape. Tape improved the flexibility of the hamstrings for up to 20 minutes.';
const networks =
  'We show that the new method is more robust, more accurate and requires less tuning than related methods. The method does not require any training of the network.';
const dose =
  'Fifty subjects received either the extract (1,000 mg/day) or placebo. Hunger decreased to a greater extent after the extract than after placebo. Skills, warmth and engagement of therapists did not predict the fall of hunger in the subjects.';

it.each([
  [
    taping,
    'Tape improved the flexibility of the hamstrings and did not worsen single-leg stance or hop distance.',
  ],
  [
    networks,
    'The new method works more accurately, more robustly and with less tuning than related methods.',
  ],
  [networks, 'The new method segments with no training of the network.'],
  [dose, 'Fifty subjects took the extract (1,000 mg a day) or placebo.'],
  [dose, 'Hunger fell more after the extract than after placebo.'],
  [
    dose,
    'Neither the skills, nor warmth, nor engagement of therapists predicted the fall of hunger in the subjects.',
  ],
  [
    'None of the fibre treatments differed significantly from the control for the peak rise of glucose. Sixteen people took the fibre.',
    'The fibre did not significantly change the peak rise of glucose in sixteen people.',
  ],
  [
    'Two planets have minimum masses of 15.1 M⊕ and 7.08 M⊕.',
    'Two planets have masses of at least 15.1 and 7.08 Earth masses.',
  ],
  [
    'Severely obese adults often have high risk factors. This study aimed to assess effects associated with olive oil. Olive oil alone led to a reduction in some risk factors of severely obese adults.',
    'In severely obese adults olive oil alone lowered some risk factors.',
  ],
  [
    'No mutations for resistance were identified in any patient of the trial.',
    'Mutations for resistance: none identified.',
  ],
  [
    'Spectra of planets were taken with JWST.',
    'Spectra of planets were taken with the James Webb telescope.',
  ],
  [
    'TESS measures the planet to be 2.61 (+0.17/−0.16) R⊕ wide.',
    'TESS measures the planet to be 2.61 Earth radii wide.',
  ],
  [
    'Here we show that a single well-defined rate of faults does not even exist.',
    'No single well-defined rate of faults exists.',
  ],
  [
    'In the limit, the potential of the string does not receive contributions of instantons.',
    'In the limit, the potential of the string receives no contributions of instantons.',
  ],
  [
    'We find that most people in our sample preferred to install apps.',
    'In a sample, most people preferred to install apps.',
  ],
  [
    'Fossils of Homo naledi were deposited between 236 ka and 414 ka.',
    'Fossils of Homo naledi were deposited between 236,000 and 414,000 years ago.',
  ],
  [
    'The black holes have masses of (0.3-3.6)×10⁹ M⊙ each.',
    'The black holes have masses of 0.3-3.6 billion solar masses each.',
  ],
  [
    'The planet has a well-aligned orbit, with λ = 4 (+7/−10) °.',
    'The planet has a well-aligned orbit, with an angle of 4 degrees.',
  ],
  ['The swampland conjecture holds for AdS₃ vacua.', 'The swampland conjecture holds for AdS3 vacua.'],
  [
    'Patients attending two cancer centers in the U.K. were asked.',
    'Patients at two U.K. cancer centers were asked.',
  ],
])('finds nothing wrong in a retelling of %j: %j', (source, post) => {
  expect(flagsOf(source, post)).toEqual([]);
});

it.each([
  [taping, 'The tape improved the hamstrings and worsened single-leg stance and hop distance.'],
  [
    networks,
    'The new method works less accurately, more robustly and with less tuning than related methods.',
  ],
  [dose, 'Fifty subjects took the extract (1,000 mg a week) or placebo.'],
  [dose, 'Hunger fell less after the extract than after placebo.'],
  [
    'Two planets have minimum masses of 15.1 M⊕ and 7.08 M⊕.',
    'Two planets have masses of at least 15.1 and 7.08 solar masses.',
  ],
  [
    'Cimetidine lowered the volume of the tumor significantly in men. In women the volume of the tumor was lower than with the vehicle; however, the change was not statistically significant.',
    'In women the volume of the tumor was lower than with the vehicle; however, the change was statistically significant.',
  ],
])('finds what is turned in %j: %j', (source, post) => {
  expect(flagsOf(source, post)).not.toEqual([]);
});
