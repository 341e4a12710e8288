import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const finding = 'The response of plants to warming has diminished, as it were, in recent years.';

describe('openingOf', () => {
  it('tells the tone’s words from the finding, whatever case that starts in', () => {
    expect(openingOf(`At a glance: the ${finding.slice(4)} More.`, finding)).toEqual({
      frame: 'At a glance:',
      finding: 'the response of plants to warming has…',
    });
  });

  it('has no frame where the finding comes first', () => {
    expect(openingOf(finding, finding).frame).toBe('');
  });

  it('leaves a short post whole', () => {
    expect(openingOf('Plants respond less.', finding)).toEqual({
      frame: '',
      finding: 'Plants respond less.',
    });
  });

  it('drops the comma it cut at', () => {
    const text = 'Plants that were warmed for many years, in Alaska, respond less than before.';
    expect(openingOf(text, text).finding).toBe('Plants that were warmed for many years…');
  });
});
