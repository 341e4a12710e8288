import { describe, expect, it } from 'vitest';
import { testPlanRows } from '#testing/plan-rows.ts';
import { changeTargets } from './change-targets.ts';

const rows = testPlanRows();

describe('changeTargets', () => {
  it('begins with the other interval, and leaves out what one has and what is not sold by card', () => {
    const ids = changeTargets(
      rows,
      rows.find(({ id }) => id === 'PRO-month'),
    ).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['PRO-year', 'BASIC-month', 'BASIC-year']);
    for (const id of ['PRO-month', 'FREE-month', 'ENTERPRISE_CUSTOM-year']) expect(ids).not.toContain(id);
  });
});
