import { describe, expect, it } from 'vitest';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { toneOpenings } from './example.build.ts';
import { openingOf } from './opening.ts';

const finding = 'The response of plants to warming has diminished, as it were, in recent years.';

function sentence(text: string, kind: GroundedSentence['kind'] = 'claim'): GroundedSentence {
  const isClaim = kind === 'claim';
  return { text, kind, support: isClaim ? [0] : [], flags: [], mark: isClaim ? 'matches' : 'wording' };
}

describe('openingOf', () => {
  it('tells the tone’s words from the finding, whatever case that starts in, and cuts neither', () => {
    const told = `At a glance: the ${finding.slice(4)}`;
    expect(openingOf(`${told} More. #Plants`, [sentence(told), sentence('More.')], finding)).toEqual({
      frame: 'At a glance:',
      finding: 'the response of plants to warming has diminished, as it were, in recent years.',
    });
  });

  it('goes on past a first sentence that says nothing of the paper', () => {
    const sentences = [sentence('Argue with this.', 'framing'), sentence(finding)];
    expect(openingOf(`Argue with this. ${finding} More.`, sentences, finding)).toEqual({
      frame: 'Argue with this.',
      finding,
    });
  });

  it('has no frame where the finding comes first', () => {
    expect(openingOf(finding, [sentence(finding)], finding).frame).toBe('');
  });

  it('leaves a post whole that words the finding anew', () => {
    const told = 'Plants respond less.';
    expect(openingOf(told, [sentence(told)], finding)).toEqual({ frame: '', finding: told });
  });
});

describe('the first lines on the landing page', () => {
  it('are of every tone, no two alike, each with the whole finding', () => {
    expect(toneOpenings.map(({ tone }) => tone)).toEqual(toneIds);
    expect(new Set(toneOpenings.map(({ frame }) => frame)).size).toBe(toneIds.length);
    for (const { tone, finding: shown } of toneOpenings)
      expect(shown, tone).toMatch(/^the percent of plants responsive to warming .* 57% .* 46% .*[.!]$/i);
  });
});
