import { describe, expect, it } from 'vitest';
import { buildSheet } from '../fixtures/build-sheet.ts';
import { isNearlyClear, openReference } from './open-references.ts';

describe('openReference', () => {
  const sheet = buildSheet({
    title: 'A handle for catheters',
    source: [
      'The handle comprises a slide base and an adjustment knob.',
      'The knob moves the slides.',
      'Both outcomes were better in children.',
    ],
    finding: { text: 'The knob moves the slides.' },
  });

  it('asks for what only an earlier sentence brought in', () => {
    expect(openReference('The knob moves the slides.', 1, '', sheet)).not.toBeNull();
    expect(
      openReference('The knob moves the slides.', 1, 'A handle has a knob and slides.', sheet),
    ).toBeNull();
  });

  it.each([
    'Both outcomes were better in children.',
    'These two aspects differ in adults.',
    'In patients with SAPS, exercise leads to greater improvements in pain and function.',
    'The results suggest that it may depend on sleep.',
    'During the same period, only 40% of the wounds closed.',
    'Within the same framework the team can calculate bound states.',
    'In children, the remaining ears were dry by the third day.',
    'With one more parameter, this “core” profile fits the haloes.',
    'When applied to a task of cities, it results in a model without bias.',
    'The authors do so by training a model.',
    'Rather, consumption appears to reflect preferences.',
    'The method is robust against above variations.',
    'Despite this, some galaxies still fall below the relation.',
    'Comparable reductions were sustained throughout the trial.',
    'The opposite was seen in adults.',
    'Data leakage is much less damaging.',
    'Another advantage of networks is their speed.',
    'The algorithm computes the maximal ones without the others.',
    'Using a model of transfer, the authors show that such dissipation can change reactivity.',
  ])('asks "which?" of %s', (text) => {
    expect(openReference(text, 2, '', sheet)).not.toBeNull();
  });

  it('asks which, whatever the words behind the thing have in common with what was said', () => {
    const said = 'The authors account for an effect that may harm opinion and show that it does.';
    const text = 'The authors find numbers that maximise these quantities and show that both can grow.';
    expect(openReference(text, 2, said, sheet)).toMatch(/these quantities/);
    expect(openReference(text, 2, 'Two quantities were studied.', sheet)).toBeNull();
  });

  it('asks what "it" is where the source turned from the sentence that named it', () => {
    const loss = 'the loss of significance indicates that it is not an independent predictor.';
    const of = (source: string): string | null =>
      openReference(`T${loss.slice(1)}`, 0, '', buildSheet({ source: [source], finding: { text: source } }));
    expect(of(`Yet, ${loss}`)).not.toBeNull();
    expect(of(`T${loss.slice(1)}`)).toBeNull();
  });

  it('knows what everybody knows', () => {
    expect(openReference('The brain uses much of the energy of the body.', 2, '', sheet)).toBeNull();
  });

  it.each([
    'Growth of a tumour into the renal vein is not linked to survival.',
    'The year in which surgery was performed is a predictor.',
    'Pressure measured by the nurse is lower than the readings obtained by the physician.',
    'The minimal approach to hernia repair is safe.',
    'The regional or global apex of a curve is rotated.',
    'Care by the PHQ-9 can be given in small practices.',
    'Myomectomy can be done whatever the number of the myomas.',
    'The score for performance at selection goes with later marks.',
    'In selected cases it may be done without dilation when the procedure is short.',
    'Overexpression was seen in most samples, and this correlated with size.',
  ])('does not ask "which?" of %s', (text) => {
    const source = [
      'We saw tumours, a renal vein, the year of surgery, a nurse, readings, a minimal approach, a regional apex the PHQ-9, myomas, a score and a procedure.',
      text,
    ];
    const brought = buildSheet({ title: 'A trial', source, finding: { text } });
    expect(openReference(text, 1, '', brought)).toBeNull();
  });

  it('takes what is nearly clear for a lead, and no pronoun', () => {
    const source = [
      'We made diffusion measurements of a brain.',
      'The tracts predict the diffusion measurements.',
    ];
    const brought = buildSheet({ title: 'A trial', source, finding: { text: source[1] ?? '' } });
    expect(openReference(source[1] ?? '', 1, '', brought)).not.toBeNull();
    expect(isNearlyClear(source[1] ?? '', 1, brought)).toBe(true);
    expect(isNearlyClear('They predict the diffusion measurements.', 1, brought)).toBe(false);
  });
});
