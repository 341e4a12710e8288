import { expect, test } from 'vitest';
import { finder } from './finder.ts';

test('finds what matchAll finds, time after time', () => {
  const pattern = /(?<letter>\p{L})\d|🙂/gu;
  const find = finder(pattern);
  for (const text of ['a1 b2 🙂', '', 'none', 'é3'])
    for (let time = 0; time < 2; time += 1) expect(find(text)).toEqual([...text.matchAll(pattern)]);
});
