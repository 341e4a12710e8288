import { expect, it } from 'vitest';
import { parseHandedOver } from './handed-over.ts';

const now = 1_700_000_000_000;
const kept = { text: 'An abstract.', tone: 'casual', platforms: ['linkedin', 'twitter'], at: now - 1000 };

it('gives back what was handed over', () => {
  const { at: _, ...draft } = kept;
  expect(parseHandedOver(JSON.stringify(kept), now)).toEqual(draft);
});

it('takes what is of no known kind for what one begins with', () => {
  const odd = { ...kept, tone: 'shouting', platforms: ['myspace', 'facebook', 7] };
  expect(parseHandedOver(JSON.stringify(odd), now)).toMatchObject({ tone: 'edgy', platforms: ['facebook'] });
  expect(parseHandedOver(JSON.stringify({ ...kept, platforms: 'all' }), now)?.platforms).toEqual([]);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no text', JSON.stringify({ ...kept, text: 7 })],
  ['a blank text', JSON.stringify({ ...kept, text: ' \n' })],
  ['a day old', JSON.stringify({ ...kept, at: now - 24 * 3_600_000 })],
  ['of tomorrow', JSON.stringify({ ...kept, at: now + 1 })],
  ['of no time', JSON.stringify({ ...kept, at: undefined })],
])('takes up nothing where it is %s', (_, stored) => {
  expect(parseHandedOver(stored, now)).toBeNull();
});
