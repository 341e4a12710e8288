import { describe, expect, it } from 'vitest';
import { buildSheet } from '../fixtures/build-sheet.ts';
import { asSubject, madeThings } from './made-thing.ts';
import { announcedDoes, toldOfThing } from './told-of-thing.ts';
import { whereShown } from './where-shown.ts';

const thingsOf = (...source: string[]) =>
  madeThings(buildSheet({ source, finding: { text: source[0] ?? '' } }));
const subjectOf = (sentence: string): string | undefined => thingsOf(sentence).map(asSubject)[0];

const toldOf = (title: string | null, ...source: string[]): string | null => {
  const last = source.at(-1) ?? '';
  return toldOfThing(last, source.length - 1, buildSheet({ title, source, finding: { text: last } }));
};

describe('a thing that the work made', () => {
  it.each([
    ['We propose a new method for parsing.', 'a new method for parsing'],
    ['We present ResNeSt, a modular network.', 'ResNeSt, a modular network,'],
    ['We introduce a parser called FastParse, which reads fast.', 'FastParse, a parser,'],
    [
      'We introduce the network survival method, a new approach for estimating deaths.',
      'the network survival method, a new approach for estimating deaths,',
    ],
    ['We develop a simple yet effective parsing framework.', 'a parsing framework'],
    [
      'We propose a fully automatic method for segmentation and disease classification.',
      'a fully automatic method',
    ],
    ['We introduce two parsing datasets.', 'two parsing datasets'],
    [
      'We propose Middle Layer Parsing (MLP), a novel optimization algorithm for reading trees.',
      'Middle Layer Parsing, an optimization algorithm for reading trees,',
    ],
  ])('is named by %j', (sentence, subject) => {
    expect(subjectOf(sentence)).toBe(subject);
  });

  it.each([
    'We propose a new method.',
    'We present evidence of early parsing.',
    'We present a study of 441 pulsars.',
    'We present a new task and corpus.',
    'We present an off-policy, interactive algorithm.',
    'We analyse a method for parsing.',
  ])('is none in %j', (sentence) => {
    expect(thingsOf(sentence)).toEqual([]);
  });
});

describe('what a thing does', () => {
  it.each([
    [
      'The authors propose a neural parser that learns from few examples.',
      'A neural parser learns from few examples.',
    ],
    [
      'The authors develop a neural parser able to read notes by hand.',
      'A neural parser can read notes by hand.',
    ],
    ['The authors propose a parser that learns from few examples.', null],
    ['The authors propose a parser for texts that is fast.', null],
    ['The authors propose a neural parser that linguists trust.', null],
    ['The authors develop a malaria vaccine that kills children.', null],
    ['The authors describe a popular belief that vaccines cause autism.', null],
    ['The authors propose a neural parser that works if told how, and that fails otherwise.', null],
    ['The authors propose a neural parser that is fast, and show its use.', null],
  ])('of %j', (announced, told) => {
    expect(announcedDoes(announced)).toBe(told);
  });

  it.each([
    ['Our method beats all baselines.', 'A neural method for parsing beats all baselines.'],
    [
      'On three benchmarks, the proposed method beats all baselines.',
      'On three benchmarks, a neural method for parsing beats all baselines.',
    ],
    [
      'Experiments on two benchmarks show that our approach beats all baselines.',
      'In experiments on two benchmarks, a neural method for parsing beats all baselines.',
    ],
    [
      'We achieve better scores than all baselines.',
      'A neural method for parsing achieves better scores than all baselines.',
    ],
  ])('is told of %j', (result, told) => {
    expect(
      toldOf(
        null,
        'We propose a neural method for parsing.',
        result
          .replace(/\bOur\b/, "The authors'")
          .replace(/\bour\b/, 'their')
          .replace(/^We\b/, 'The authors'),
      ),
    ).toBe(told);
  });

  it('is told under the name that a later sentence or the title gives', () => {
    const announced = 'We propose a neural method for parsing.';
    expect(toldOf(null, announced, "The authors' method, named FastParse, beats all baselines.")).toBe(
      'FastParse, a neural method for parsing, beats all baselines.',
    );
    expect(toldOf('FastParse: reading texts', announced, 'FastParse beats all baselines.')).toBe(
      'FastParse, a neural method for parsing, beats all baselines.',
    );
    expect(
      toldOf('FastParse: reading texts', 'Reading is slow.', "The authors' method beats all baselines."),
    ).toBe('FastParse beats all baselines.');
  });

  it('is told of the one thing announced, whatever it is called', () => {
    expect(
      toldOf(null, 'We propose a neural parser for notes.', "The authors' method beats all baselines."),
    ).toBe('A neural parser for notes beats all baselines.');
    expect(
      toldOf(null, 'We present a corpus of notes.', "The authors' method beats all baselines."),
    ).toBeNull();
  });

  it('is not told where two things could be meant, or where a word would point at nothing', () => {
    const two = ['We propose a neural method for parsing.', 'We also propose a fast method for tagging.'];
    expect(toldOf(null, ...two, "The authors' method beats all baselines.")).toBeNull();
    expect(toldOf(null, two[0] ?? '', "The authors' method beats these baselines.")).toBeNull();
    expect(toldOf(null, two[0] ?? '', 'The parameters of the method are few.')).toBeNull();
    for (const other of ['baseline', 'standard', 'existing', 'state-of-the-art', 'simpler'])
      expect(toldOf(null, two[0] ?? '', `The ${other} method achieves 94% accuracy.`)).toBeNull();
    for (const it of [
      'It turned out that texts reduce accuracy.',
      'It takes 40 hours to reach more by hand.',
    ])
      expect(toldOf(null, two[0] ?? '', it)).toBeNull();
    const attack = 'We propose a new attack on federated learning.';
    expect(toldOf(null, attack, 'The model achieves 12% accuracy under the attack.')).toBeNull();
    const glue = 'GLUE: a benchmark for language';
    expect(toldOf(glue, 'Language is hard.', 'The best model achieves 40% accuracy.')).toBeNull();
  });
});

describe('where a claim was shown', () => {
  it.each([
    ['Simulation results show that it works.', 'In simulations'],
    ['Extensive experiments on mice demonstrate that it works.', 'In experiments on mice'],
    ['Results on ImageNet show that it works.', 'On ImageNet'],
    ['Results show that it works.', ''],
    ['In this setting, the method works.', ''],
    ['Experiments suggest that it works.', ''],
    ['Results for English show that it works.', ''],
    ['Simulation results from Smith show that it works.', ''],
  ])('%j', (text, where) => {
    expect(whereShown(text).where).toBe(where);
  });
});
