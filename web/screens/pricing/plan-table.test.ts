import { describe, expect, it } from 'vitest';
import { plans } from '#domain/plans/catalogue.ts';
import { testPlanRows } from '#testing/plan-rows.ts';
import { planTable } from './plan-table.ts';
import { words } from './words.ts';

const table = planTable(testPlanRows());
const labels = words.table.rows;

function cellsOf(name: keyof typeof labels): Record<string, string | boolean | undefined> {
  const row = table.rows.find(({ label }) => label === labels[name]);
  return Object.fromEntries(table.columns.map((title, at) => [title, row?.cells[at]]));
}

describe('planTable', () => {
  it('has a column a plan by its one name, the sizes of Enterprise in one', () => {
    expect(table.columns).toEqual([
      'Free',
      'Basic',
      'Pro',
      'Small Team',
      'Advanced',
      'Business',
      'Premium',
      'Enterprise',
      'Enterprise Custom',
    ]);
  });

  it('tells what a plan costs by the month and by the year, and what a year saves', () => {
    expect(cellsOf('monthly')).toMatchObject({ Free: '$0', Pro: '$9.99', 'Small Team': 'Yearly only' });
    expect(cellsOf('yearly')).toMatchObject({ Pro: '$99.99', Enterprise: '$8,999 / $14,999 / $19,999' });
    expect(cellsOf('monthOfYear')).toMatchObject({ Basic: '$4.17', Pro: '$8.33' });
    expect(cellsOf('saving')).toMatchObject({ Basic: '$9.89', Pro: '$19.89', 'Small Team': false });
    expect(cellsOf('yearly')['Enterprise Custom']).toBe('from $8,999');
  });

  it('names each thing in which the plans differ, bulk runs, alt texts and every insight among them', () => {
    expect(table.rows.map(({ label }) => label)).toEqual(Object.values(labels));
    expect(cellsOf('runRows')).toMatchObject({ Free: '5', Pro: '200', Business: '2,000' });
    expect(cellsOf('altText')).toMatchObject({ Free: false, Basic: false, Pro: true });
    expect(cellsOf('hashtags')).toMatchObject({ 'Small Team': false, Advanced: true });
    expect(cellsOf('highlight')).toMatchObject({ Advanced: false, Business: true });
    expect(cellsOf('predict')).toMatchObject({ Advanced: false, Business: true });
    expect(cellsOf('brand')).toMatchObject({ Premium: false, Enterprise: true });
    expect(cellsOf('keys')).toMatchObject({
      'Small Team': false,
      Advanced: '1',
      'Enterprise Custom': 'Unlimited',
    });
    expect(cellsOf('seats')).toMatchObject({ Enterprise: '100 / 200 / 300' });
  });

  it('says of every plan what the catalogue says of it', () => {
    for (const { title, canUseDoi, canUseAltText, prioritySupport } of Object.values(plans)) {
      if (!table.columns.includes(title)) continue;
      expect([cellsOf('doi')[title], cellsOf('altText')[title], cellsOf('support')[title]], title).toEqual([
        canUseDoi,
        canUseAltText,
        prioritySupport,
      ]);
    }
  });

  it('leaves out what all have alike', () => {
    const [free] = testPlanRows();
    expect(planTable(free === undefined ? [] : [free, { ...free, key: 'BASIC' }]).rows).toEqual([]);
    expect(planTable([])).toEqual({ columns: [], rows: [] });
  });
});
