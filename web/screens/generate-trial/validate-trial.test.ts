import { describe, expect, it } from 'vitest';
import { findTrialFaults } from './validate-trial.ts';

describe('the trial form', () => {
  const good = { type: 'user', email: ' Ada@Example.org ', days: '30', validity: '1' } as const;

  it('takes 1 to 365 days for an address', () => {
    for (const days of ['1', '30', '365']) expect(findTrialFaults({ ...good, days })).toEqual({});
  });

  it.each(['', '0', '366', '1.5', '-1', 'many', '1e2'])('refuses %j days', (days) => {
    expect(Object.keys(findTrialFaults({ ...good, days }))).toEqual(['days']);
  });

  it('asks for the right address, and for one that can be one', () => {
    expect(findTrialFaults({ ...good, email: ' ' }).email).toContain('of the person');
    expect(findTrialFaults({ ...good, type: 'team', email: '' }).email).toContain('owner');
    expect(findTrialFaults({ ...good, email: 'ada' }).email).toContain('ada@example.org');
    expect(findTrialFaults({ ...good, validity: '2' })).toHaveProperty('validity');
  });
});
