import { describe, expect, it } from 'vitest';
import { lightsUp } from './trace.ts';

const grounding = {
  twitter: [{ text: 'A.', kind: 'claim', mark: 'compare', support: [2, 0], flags: [] }],
  linkedin: [{ text: 'B.', kind: 'claim', mark: 'compare', support: [2], flags: [] }],
} as const;
const post = { kind: 'post', platform: 'twitter', sentence: 0 } as const;

describe('lightsUp', () => {
  it('follows the thread both ways', () => {
    expect([0, 1, 2].map((sentence) => lightsUp(post, { kind: 'source', sentence }, grounding))).toEqual([
      true,
      false,
      true,
    ]);
    expect(lightsUp({ kind: 'source', sentence: 2 }, post, grounding)).toBe(true);
    expect(lightsUp({ kind: 'source', sentence: 1 }, post, grounding)).toBe(false);
  });

  it('leaves the other platforms dark', () => {
    expect(lightsUp(post, post, grounding)).toBe(true);
    expect(lightsUp(post, { ...post, platform: 'linkedin' }, grounding)).toBe(false);
  });
});
