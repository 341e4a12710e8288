import { describe, expect, it } from 'vitest';
import { testPlanRows } from '#testing/plan-rows.ts';
import { changeTargets, effectOnTeam } from './change-targets.ts';

const rows = testPlanRows();

describe('changeTargets', () => {
  it('begins with the other interval, and leaves out what one has and what is not sold by card', () => {
    const ids = changeTargets(
      rows,
      rows.find(({ id }) => id === 'PRO-month'),
    ).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['PRO-year', 'BASIC-month', 'BASIC-year']);
    const ofTeam = changeTargets(
      rows,
      rows.find(({ id }) => id === 'ADVANCED-year'),
    );
    expect(ofTeam.slice(0, 2).map(({ id }) => id)).toEqual(['SMALL_TEAM-year', 'BUSINESS-year']);
    expect(ofTeam.slice(-4).map(({ key }) => key)).toEqual(['BASIC', 'BASIC', 'PRO', 'PRO']);
    for (const id of ['PRO-month', 'FREE-month', 'ENTERPRISE_CUSTOM-year']) expect(ids).not.toContain(id);
  });
});

describe('effectOnTeam', () => {
  const owner = { teamRole: 'owner' as const, seatsUsed: 6 };
  const of = (id: string, team: Parameters<typeof effectOnTeam>[1] = owner) =>
    effectOnTeam(rows.find((row) => row.id === id) ?? { key: 'FREE', seats: 1 }, team);

  it('is told to the owner of a team', () => {
    expect(of('PRO-year')).toBe('for-one');
    expect(of('SMALL_TEAM-year')).toBe('too-small');
    expect(of('ADVANCED-year')).toBe('none');
    expect(of('PRO-year', { teamRole: null, seatsUsed: 1 })).toBe('none');
  });
});
