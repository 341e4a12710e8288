import { describe, expect, it } from 'vitest';
import { symbols } from './role-features.ts';
import { type FieldGate, fieldOf, fields } from './role-field.ts';
import { unpackRoleModel } from './role-model.ts';
import { packedRoleModel } from './weights/roles.generated.ts';

const { gate } = unpackRoleModel(packedRoleModel);
const read = (...sentences: string[]): string | undefined => fields[fieldOf(sentences.map(symbols), gate)];

describe('fieldOf', () => {
  it('tells medicine, computing and the rest apart', () => {
    expect(
      read('We randomised 120 patients with asthma.', 'Mortality was lower after treatment (p < 0.01).'),
    ).toBe('life');
    expect(
      read(
        'In this paper we propose a deep neural network.',
        'Experiments on benchmark datasets show its performance.',
      ),
    ).toBe('computing');
    expect(
      read('We measure the mass of a galaxy cluster.', 'The stars are consistent with a dark matter halo.'),
    ).toBe('other');
  });

  it('counts a word once, and needs none', () => {
    const only: FieldGate = { start: [0, 1, 0], words: new Map([['cell', [0.6, 0, 0]]]) };
    expect(fieldOf([['cell', 'cell'], ['cell']], only)).toBe(1);
    expect(fieldOf([], only)).toBe(1);
  });
});
