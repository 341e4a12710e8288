import { describe, expect, it } from 'vitest';
import type { Role, SourceSentence } from '../../fact-sheet.ts';
import { readLimit } from './limit.ts';

describe('readLimit', () => {
  it.each([
    ['The study was limited by its short follow-up.', 'short follow-up'],
    ['Results may differ given the short duration of the trial here.', 'short duration of the trial here'],
    ['The trial was small and unblinded, so larger trials are needed.', 'The trial was small and unblinded'],
    ['Interpretation of these data is limited by a lack of controls.', 'lack of controls'],
    [
      'More work needs to be done to clarify effects on lightning.',
      'More work needs to be done to clarify effects on lightning',
    ],
    ['The effects are complex and need more research.', 'The effects are complex and need more research'],
    ['Weight loss needs further research.', 'Weight loss needs further research'],
    [
      'However, we cannot exclude effects of the diet (fat or sugar).',
      'we cannot exclude effects of the diet',
    ],
    [
      'The data did not allow identification of silent infections, however low.',
      'The data did not allow identification of silent infections',
    ],
    ['Systematic uncertainties are not included.', 'Systematic uncertainties are not included'],
    [
      'Our sample may only represent patients with mild disease.',
      'Our sample may only represent patients with mild disease',
    ],
    [
      'These values are sensitive to our choice of priors.',
      'These values are sensitive to our choice of priors',
    ],
    [
      'Further testing is needed to show its benefits, over time.',
      'Further testing is needed to show its benefits, over time',
    ],
    [
      'Because of the design, no causal inference can be drawn from this, however.',
      'no causal inference can be drawn from this',
    ],
    ['This was a small study.', 'This was a small study'],
    // That more should be done is no weakness.
    ['Future research is needed to validate and test the model.', null],
    ['Further research is needed.', null],
    ['Four of these objects add to the small sample of known dwarfs.', null],
    ['Most of the flares have a short duration of minutes.', null],
    // What is limited here is not the authors' work.
    ['Growth of the endosymbiont is limited by the availability of lipids.', null],
    ['The older method is limited by measurement noise.', null],
    ['Predictions are limited to patients with complex disease.', null],
    ['It learns with low sample and model complexity.', null],
    ['The network has a small memory footprint.', null],
    ['Due to the small size of the molecule, it sinks.', null],
    ['Due to the small size of the study, it may be chance.', 'small size of the study'],
    ['An exploratory study of essays was made.', null],
  ])('reads %j', (text, expected) => {
    expect(readLimit([sentence(0, 'It works.'), sentence(1, text)], 0)?.text ?? null).toBe(expected);
  });

  it('reads what the finding is limited to from its own sentence only', () => {
    const finding = sentence(
      0,
      'Light enhances recovery of the visual cortex after early loss in adult mice.',
    );
    const other = sentence(1, 'Proteins were counted in zebrafish.');
    expect(readLimit([finding, other], 0)).toEqual({
      text: 'in adult mice',
      span: { sentence: 0, start: 62, end: 75 },
    });
    expect(readLimit([sentence(0, 'Light works in mice and humans.'), other], 0)).toBeNull();
  });

  it('leaves out what others could not do', () => {
    const before = sentence(0, 'The data did not allow an answer to this question.', 'background');
    expect(readLimit([before, sentence(1, 'It works.')], 1)).toBeNull();
  });
});

function sentence(index: number, text: string, role: Role = 'results'): SourceSentence {
  return { index, text, start: 0, end: text.length, role, certainty: 0.9, heading: null };
}
