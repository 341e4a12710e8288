import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../fact-sheet.ts';
import { guessRoles } from './roles.ts';

const open = (texts: readonly string[]) => texts.map((text) => ({ text, allowed: roles }));

describe('guessRoles', () => {
  it('reads a plain abstract without headings', () => {
    const guesses = guessRoles(
      open([
        'Low back pain is a common cause of disability worldwide.',
        'The aim of this study was to determine whether yoga reduces pain in adults.',
        'We randomly assigned 120 participants to yoga or usual care for 12 weeks.',
        'Mean pain scores were lower in the yoga group than in the control group (3.1 vs 4.6, p < 0.01).',
        'In conclusion, yoga may reduce chronic low back pain in adults.',
      ]),
    );
    expect(guesses.map(({ role }) => role)).toEqual([
      'background',
      'objective',
      'methods',
      'results',
      'conclusions',
    ]);
  });

  it('never leaves what a heading allows, and is certain where it allows one role', () => {
    const allowed: Role[][] = [['methods'], ['results'], ['background', 'objective']];
    const guesses = guessRoles(
      allowed.map((each) => ({ text: 'In conclusion, it works well.', allowed: each })),
    );
    guesses.forEach(({ role, probabilities }, place) => {
      expect(allowed[place]).toContain(role);
      if (allowed[place]?.length === 1) expect(probabilities[roles.indexOf(role)]).toBeCloseTo(1, 10);
      expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
    });
  });

  it('has nothing to say about nothing', () => {
    expect(guessRoles([])).toEqual([]);
  });
});
