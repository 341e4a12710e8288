import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { splitSentences } from '../language/sentences.ts';
import { checkSentences } from './check-post.ts';
import { concludeCheck, concludeSettled } from './conclude-check.ts';
import { settleMarks } from './verdict.ts';

const background = 'Sleep loss impairs memory, but whether naps restore it is unclear. ';
const source = { sentences: splitSentences(background + trialAbstract) };
/** Stands near the background, which is as strong, and is not what it says. */
const claim = 'Short naps prevent memory loss in adults.';
const refused = { probability: 0, disagree: [], better: null, by: 'learned' } as const;

describe('what follows for a whole post', () => {
  it('is no longer measured by a sentence that a verifier found not to say it', () => {
    const checked = checkSentences(source, claim);
    expect(concludeCheck(checked)).toMatchObject({ strength: { source: 3, post: 3 }, verdict: 'same' });
    const settled = settleMarks(
      checked.map(({ grounded }) => grounded),
      [refused],
    );
    expect(settled[0]?.mark).toBe('flagged');
    expect(concludeSettled(checked, settled)).toEqual({
      sentences: settled,
      strength: { source: 0, post: 3 },
      verdict: 'stronger',
    });
  });

  it('stays as it was where the verifier said nothing', () => {
    const checked = checkSentences(source, claim);
    expect(concludeSettled(checked, undefined)).toEqual(concludeCheck(checked));
  });
});
