import { describe, expect, it } from 'vitest';
import { findObstacle } from './validate-draft.ts';

const enough = 'Exercise reduced pain in 249 adults with arthritis';

describe('findObstacle', () => {
  it.each([
    [
      'x'.repeat(2501),
      ['twitter'],
      'Content Too Long',
      'Your text exceeds 2,500 characters. Please shorten it.',
    ],
    [
      ` ${'x'.repeat(49)} `,
      ['twitter'],
      'No Abstract Detected',
      'Please paste the abstract or key findings manually. Abstracts for newly published papers can take a few days to appear in databases.',
    ],
    [enough, [], 'No Platform Selected', 'Please select at least one platform.'],
  ] as const)('%#: speaks the spec’s words', (text, platforms, title, description) => {
    expect(findObstacle({ used: null, text, platforms })).toMatchObject({ title, description });
  });

  it('says that there is nothing to read where there is nothing', () => {
    expect(findObstacle({ used: null, text: '.'.repeat(60), platforms: ['twitter'] })).toMatchObject({
      title: 'No Abstract Detected',
      description: 'There is nothing to read in this text. Please paste the abstract or key findings.',
      at: 'text',
    });
  });

  it('lets 50 and 2,500 characters pass', () => {
    expect(findObstacle({ used: null, text: ` ${enough}\n`, platforms: ['facebook'] })).toBeNull();
    expect(
      findObstacle({ used: null, text: enough.repeat(50).slice(0, 2500), platforms: ['facebook'] }),
    ).toBeNull();
  });
});
