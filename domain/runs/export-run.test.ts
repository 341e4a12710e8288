import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { type ExportRow, exportRun } from './export-run.ts';
import { readTable } from './table.ts';

const plan = { runId: 'run', now: new Date('2026-11-20T12:00:00Z'), from: '2026-11-27', time: '09:30' };

function row(posts: NonNullable<ExportRow['draft']>['posts'], label = 'A paper'): ExportRow {
  return {
    ...{ line: 1, label, identifier: null, tone: 'casual', review: 'approved', problem: null },
    draft: {
      ...{ source: '', info: { url: 'https://doi.org/10.5555/x' }, posts, grounding: {}, warnings: [] },
      evidence: { peerReviewed: 'not stated', design: '', subjects: '', text: '' },
      made: {
        ...{ writer: 'embedded', model: null, host: null, promptVersion: null },
        ...{ repaired: [], replaced: [] },
      },
      notices: [],
      byHand: [],
    },
  };
}

const scheduleOf = (rows: readonly ExportRow[]) =>
  readTable(exportRun('schedule.csv', rows, plan).content).slice(1);

describe('a schedule', () => {
  it('has a line for each post: one draft a working day, with its link and title', () => {
    const link = 'https://doi.org/10.5555/x';
    expect(
      scheduleOf([
        row({ twitter: 'One.', linkedin: 'Two.' }),
        { ...row({}), draft: null },
        row({ bluesky: 'Three.' }, 'Another'),
      ]),
    ).toEqual([
      ['2026-11-27', '09:30', 'X / Twitter', 'One.', link, 'A paper'],
      ['2026-11-27', '09:30', 'LinkedIn', 'Two.', link, 'A paper'],
      ['2026-11-30', '09:30', 'Bluesky', 'Three.', link, 'Another'],
    ]);
  });

  it('brings every post as it is, whatever stands in it', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const [line] = scheduleOf([row({ twitter: text })]);
        expect(line?.[3]).toBe(text);
        expect(line).toHaveLength(6);
      }),
    );
  });
});
