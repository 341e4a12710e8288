import { describe, expect, it } from 'vitest';
import { parseFollowers } from './followers.ts';

describe('parseFollowers', () => {
  it.each([
    ['0', 0],
    [' 1200 ', 1200],
    ['100000000', 100_000_000],
    ['100000001', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['many', null],
  ])('reads %j as %j', (typed, followers) => {
    expect(parseFollowers(typed)).toBe(followers);
  });
});
