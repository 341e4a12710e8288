import { describe, expect, it } from 'vitest';
import { readSource } from '../../read/read-source.ts';
import { gatherMaterial } from '../material.ts';

const exercise = (next: string): string =>
  [
    'Background: Exercise may help people with knee osteoarthritis.',
    'Methods: In a randomised trial, 249 adults with knee osteoarthritis were assigned to a 12-week exercise programme or usual care.',
    'Results: Pain at 12 weeks fell by 2.6 points with exercise and by 1.1 points with usual care (difference 1.5).',
    next,
    'Conclusions: A supervised exercise programme may reduce pain more than usual care in adults with knee osteoarthritis.',
  ].join(' ');

describe('what stands behind the finding', () => {
  const told = (next: string): string => {
    const { number, supporting } = gatherMaterial(readSource({ text: exercise(next) }));
    return [number, ...supporting].map((one) => one?.text ?? '').join(' ');
  };

  it('is no half of what was found', () => {
    expect(told('Stiffness was measured twice.')).toContain('Pain at 12 weeks');
    expect(told('However, nobody walked further.')).not.toContain('Pain at 12 weeks');
  });
});
