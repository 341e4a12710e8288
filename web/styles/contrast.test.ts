import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for what one must see of a control or a mark (1.4.11). */
const pairs = [
  ...['ink', 'ink-soft', 'sky', 'sky-deep', 'dawn', 'supported', 'check', 'unsupported'].flatMap((ink) =>
    ['paper', 'sheet'].map((ground) => [ink, ground, 4.5] as const),
  ),
  ...['ink', 'ink-soft', 'sky'].map((ink) => [ink, 'wash', 4.5] as const),
  ['ink', 'sky-wash', 4.5],
  ['sky', 'sky-wash', 4.5],
  ['ink', 'dawn-wash', 4.5],
  ...['supported', 'check', 'unsupported'].flatMap((tone) => [
    [tone, `${tone}-wash`, 4.5] as const,
    ['ink', `${tone}-wash`, 4.5] as const,
  ]),
  ['ink-soft', 'check-wash', 4.5],
  ['ink-soft', 'sky-wash', 4.5],
  ['on-sky', 'sky', 4.5],
  ['on-sky', 'sky-deep', 4.5],
  ['on-unsupported', 'unsupported', 4.5],
  ['paper', 'ink', 4.5],
  ...['line-strong', 'framing'].flatMap((line) =>
    ['paper', 'sheet'].map((ground) => [line, ground, 3] as const),
  ),
] as const;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

describe.each(['light', 'dark'] as const)('colours in %s', (theme) => {
  it.each(pairs)('%s on %s reaches %d', (ink, ground, least) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`no token --${name}`);
  return found[theme];
}

/** Contrast ratio as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
