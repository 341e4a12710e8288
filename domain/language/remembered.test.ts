import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('remembered', () => {
  it('computes once for each text that it holds, and holds no more than its size', () => {
    const asked: string[] = [];
    const length = remembered((text) => {
      asked.push(text);
      return text.length;
    }, 2);
    expect(['a', 'bb', 'a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 2, 1, 2, 3, 1]);
    expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
