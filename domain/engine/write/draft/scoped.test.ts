import { describe, expect, it } from 'vitest';
import { readSource } from '../../read/read-source.ts';
import { readCasing } from '../casing.ts';
import { plain } from '../story/opening.ts';
import { scopedFinding } from './scoped.ts';

function scopeOf(title: string, finding: string): string | null {
  const sheet = readSource({
    text: `Background: Little is known. Results: ${finding} Conclusions: More is to be learned.`,
    info: { title },
  });
  return scopedFinding(plain(finding), sheet, readCasing(sheet));
}

describe('scopedFinding', () => {
  it('puts before a finding where or in whom the title says that it holds', () => {
    expect(
      scopeOf('Food policy at primary schools in Ethiopia', 'Rules on food were rarely written down.'),
    ).toBe('In Ethiopia, rules on food were rarely written down.');
  });

  it.each([
    ['Food policy in Ethiopia', 'In Ethiopia, rules on food were rarely written down.'],
    ['Food policy in Ethiopia', 'Ethiopia has few written rules on food.'],
    ['Is X useful during Y in Z patients useful for W?', 'Rules on food were rarely written down.'],
    ['Food allergy of patients', 'Rules on food were rarely written down.'],
    ['Food policy in Ethiopia', 'Generally, rules on food were rarely written down.'],
    ['Food policy: are schools aware of when they have none', 'Rules on food were rarely written down.'],
    ['Constructor theory of food', 'Rules on food were rarely written down.'],
    ['Rules on food', 'Rules on food were rarely written down.'],
  ])('adds nothing under %j to %j', (title, finding) => {
    expect(scopeOf(title, finding)).toBeNull();
  });
});
