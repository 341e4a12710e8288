import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const formulas = [
  'Product formulas can be used to simulate Hamiltonian dynamics on a quantum computer by approximating the exponential of a sum of operators by a product of exponentials of the individual summands.',
  'This approach is both straightforward and surprisingly efficient.',
  'We show that by simply randomizing how the summands are ordered, one can prove stronger bounds on the quality of approximation for product formulas of any given order, and thereby give more efficient simulations.',
];
const recognition = [
  'Convolutional neural networks are the go-to model for image recognition in computers.',
  'Recently, attention-based networks such as the Vision Transformer have also become popular for images.',
  'In this paper we show that while convolutions and attention are both sufficient for good performance, neither of them is necessary.',
];

function flagsOf(source: readonly string[], post: string): string[] {
  const sentences = source.map((text) => ({ text }));
  return checkPost({ sentences }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));
}

describe('whether a sentence is the source’s at all', () => {
  it.each([
    [formulas, 'Randomly ordering the summands lets one prove tighter bounds on how good the result is.'],
    [formulas, 'We shuffle the summands, and the simulation gets more efficient.'],
    [
      recognition,
      'Computers can get good at recognising images without the two ingredients that popular systems build in, convolutions and attention.',
    ],
  ])('believes what is told in common words around its rare ones', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });

  it.each([
    [recognition, 'We shuffle the summands, and the simulation gets more efficient.'],
    [
      formulas,
      'Computers can get good at recognising images without the two ingredients that popular systems build in, convolutions and attention.',
    ],
    [formulas, 'The drug lowered blood pressure in older adults.'],
    [recognition, 'Good, strong results for the quality of life of carers.'],
  ])('does not believe what another source says', (source, post) => {
    expect(flagsOf(source, post)).toContain('unsupported');
  });
});
