import { expect, test } from 'vitest';
import { rankBuckets, rankOf } from './bucket-ranks.ts';

test('finds the place of each bucket that holds something', () => {
  const held = [0, 1, 30, 31, 32, 63, 64, 65, 200, 254, 255];
  const ranks = rankBuckets(256, held);
  for (let bucket = 0; bucket < 256; bucket += 1) expect(rankOf(ranks, bucket)).toBe(held.indexOf(bucket));
});

test('finds none where nothing holds anything', () => {
  expect(rankOf(rankBuckets(64, []), 40)).toBe(-1);
});
