import { describe, expect, it } from 'vitest';
import { readSource } from '../read/read-source.ts';
import { readCasing } from './casing.ts';
import { buildSheet } from './fixtures/build-sheet.ts';

const casing = readCasing(
  buildSheet({
    source: [
      'We studied a star cluster in the Milky Way.',
      'In Drosophila, larvae of Drosophila moved less.',
    ],
    finding: { text: 'Larvae moved less.' },
  }),
);

describe('readCasing', () => {
  it.each([
    ['Larvae moved less.', 'larvae moved less.'],
    ['The study found it.', 'the study found it.'],
    ['In Calcium-Strong transients, light fades.', 'in Calcium-Strong transients, light fades.'],
    ['A trial began.', 'a trial began.'],
    ['Randomised trials differ.', 'randomised trials differ.'],
    ['Sixty-four patients took part.', 'sixty-four patients took part.'],
    ['Drosophila larvae moved less.', 'Drosophila larvae moved less.'],
    ['MRI was slower.', 'MRI was slower.'],
    ['Alzheimer’s disease is common.', 'Alzheimer’s disease is common.'],
    ['Pathogenic modification spreads.', 'pathogenic modification spreads.'],
    ['Warmer springs came.', 'warmer springs came.'],
    ['The Young-Burgess system helps.', 'the Young-Burgess system helps.'],
    ['Public Health-Seattle has warned.', 'Public Health-Seattle has warned.'],
    ['CO2 rose.', 'CO2 rose.'],
    ['South African adults live longer.', 'South African adults live longer.'],
    ['7% of stars rotate.', '7% of stars rotate.'],
  ])('starts %j inside a sentence as %j', (text, expected) => {
    expect(casing.lowerStart(text)).toBe(expected);
  });

  it('keeps the capitals that the text gives a name inside a sentence', () => {
    const named = readCasing(
      buildSheet({
        source: [
          'Pain fell with Low Level Laser Therapy of the knee.',
          'Few nearby objects are stars of the Catalogue of Nearby Stars.',
        ],
        finding: { text: 'Pain fell.' },
      }),
    );
    expect(named.lowerWords('Low Level Laser Therapy')).toBe('Low Level Laser Therapy');
    expect(named.lowerWords('Nearby Stars')).toBe('nearby stars');
  });

  it('lowers the ordinary words of a title and keeps its names', () => {
    expect(casing.lowerWords('Milky Way Star Cluster')).toBe('Milky Way star cluster');
    expect(casing.lowerWords('Citizen-Driven Contact')).toBe('citizen-driven contact');
    const bursts = buildSheet({
      source: ['We sought Fast Radio Bursts in radio data.'],
      finding: { text: 'None.' },
    });
    expect(readCasing(bursts).lowerWords('Fast Radio Bursts')).toBe('Fast Radio Bursts');
    const kernels = buildSheet({
      source: ['We use Time-aware Large Kernel Convolutions. Time is short.'],
      finding: { text: 'None.' },
    });
    expect(readCasing(kernels).lowerStart('Time-aware Large Kernel Convolutions help.')).toMatch(/^Time/);
    expect(casing.lowerWords('Sgr A*')).toBe('Sgr A*');
    expect(casing.lowerWords('Long-Term Non-Star Cluster')).toBe('long-term non-star cluster');
    expect(casing.lowerWords('Star-Aware Ultra-Young Cluster')).toBe('star-aware ultra-young cluster');
    const title = 'Young stars as they are seen by the Star Cluster Office with new methods';
    const inTitle = readCasing(
      buildSheet({ title, source: ['We met a star in a cluster.'], finding: { text: 'We met a star.' } }),
    );
    expect(inTitle.lowerWords('Star Cluster Office')).toBe('Star Cluster Office');
  });

  it('keeps the capital of a name that a person writes, whatever the text prints it as', () => {
    const text = 'Convolution pays no attention. We propose Attention Augmentation of networks. It helps.';
    const finding = 'Attention Augmentation, an add-on, raised accuracy.';
    expect(readCasing(readSource({ text, finding })).lowerStart(finding)).toBe(finding);
  });
});
