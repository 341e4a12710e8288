import { describe, expect, it } from 'vitest';
import { buildSheet } from './fixtures/build-sheet.ts';
import { shorterFindings } from './shorter-findings.ts';

const shorter = (text: string): string[] =>
  shorterFindings({ ...buildSheet({ source: [text], finding: { text } }).finding, text, short: null });

const long =
  'on roofs of many kinds in the old town and along the river, with and without a layer of gravel, in two hot summers and in one wet year';

const many =
  'on roofs of many kinds in the old town and along the river, beside a layer of gravel and below it, in two hot summers and in one wet year';

describe('a finding where it would not fit', () => {
  it('loses the values of parameters and what it may lead to', () => {
    const valued =
      'For reasonable values of the relevant parameters (a layer of 20 cm, a slope of 30 degrees, 10% of moss), the presence of moss on one roof in ten would take enough heat from the town to keep its rooms cool in summer, potentially saving power within 2 km of the river.';
    expect(shorter(valued)).toContain(
      'For reasonable values of the relevant parameters, the presence of moss on one roof in ten would take enough heat from the town to keep its rooms cool in summer.',
    );
  });

  it('loses the examples at its end, and no aside that a clause goes on to tell of', () => {
    const listed =
      'The review tells of the main ways in which moss keeps a roof of slate or tile cool in summer and dry in winter, and of the faults that were seen on roofs with moss in towns along the river including leaks of many kinds, slipped tiles, and blocked gutters.';
    expect(shorter(listed)).toContain(
      listed.replace(' including leaks of many kinds, slipped tiles, and blocked gutters', ''),
    );
    const related =
      'Treatments are at hand, such as moss, which works on only a few roofs (usually those of slate in the old town and along the river), and fern, which must be watered daily and causes adverse growth.';
    expect(shorter(related).filter((one) => /at hand,? which|fern\.$/.test(one))).toEqual([]);
  });

  it.each([
    [
      `The authors show that: (i) moss has kept the rooms below cooler all summer; (ii) ferns do so ${long}.`,
      'Moss has kept the rooms below cooler all summer.',
    ],
    [
      `The analysis suggests that: (a) The moss may keep the rooms below cooler; (b) that ferns do so ${long}.`,
      'The analysis suggests that the moss may keep the rooms below cooler.',
    ],
    [
      `The authors lay moss beside fern ${long}, and show that moss keeps the rooms below cooler all summer long.`,
      'Moss keeps the rooms below cooler all summer long.',
    ],
    [
      `Moss keeps the rooms below cooler than gravel does ${long}, consistent with measurements on older roofs.`,
      `Moss keeps the rooms below cooler than gravel does ${long}.`,
    ],
    [
      `The authors lay moss beside fern ${long}, and show that their method keeps the rooms below cooler all summer long.`,
      "The authors' method keeps the rooms below cooler all summer long.",
    ],
    [
      'The authors evaluate their model on five simulated roofs of many kinds in an old town along a river and demonstrate that it keeps the rooms below cooler than gravel does, over the whole of a hot summer and of a wet one as well.',
      "In simulations, the authors' model keeps the rooms below cooler than gravel does, over the whole of a hot summer and of a wet one as well.",
    ],
    [
      `Moss reduces the heat of the rooms and the noise of rain on many roofs of the town: the layer of small leaves holds water and air ${many}.`,
      'Moss reduces the heat of the rooms and the noise of rain on many roofs of the town.',
    ],
    [
      `Moss was linked to cooler rooms ${long} (Cox proportional hazards analysis: hazard ratio for high and low layers, 2.2).`,
      `Moss was linked to cooler rooms ${long}.`,
    ],
    [
      `Layers of moss outperform layers of gravel on most of the roofs of the old town and achieve a lower noise of rain in all of its rooms ${many}.`,
      'Layers of moss outperform layers of gravel on most of the roofs of the old town.',
    ],
    [
      `Moss significantly reduces the noise of rain and of the wind while keeping the rooms below as cool as gravel does ${many}.`,
      'Moss significantly reduces the noise of rain and of the wind.',
    ],
  ])('%s', (text, told) => {
    expect(shorter(text)).toContain(told);
  });

  it.each([
    // In whom it was shown goes with it.
    `The authors give moss to mice ${long}, and show that moss keeps the nests below cooler all summer long.`,
    `The authors lay moss beside fern ${long}, and show that it keeps the rooms below cooler all summer long.`,
    `The authors add two parts: (i) a moss that keeps the rooms below cooler; (ii) a fern that does so ${long}.`,
    // What it is compared with stands behind the clause.
    `Moss significantly reduces the noise of rain and of the wind while improving the air, compared with layers of gravel ${many}.`,
    // What the second clause limits.
    `Moss significantly reduces the noise of rain and of the wind while keeping the rooms cooler only below slate ${many}.`,
    // The result is still to come, or only its praise is left.
    `The authors lay moss beside fern on the roofs: the rooms below stay cooler than those below gravel ${many}.`,
    `The authors demonstrate the effectiveness of layers of moss: the rooms below stay cooler than any other ${many}.`,
    // One item of a list would be left without its "and".
    `Moss lowers the noise of rain, holds the water of storms, and allows birds of many kinds to nest ${many}.`,
  ])('is told whole: %s', (text) => {
    expect(shorter(text)).toEqual([text]);
  });
});
