import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { napTrial, trialAbstract } from '#testing/abstracts.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { placedSentences } from '../engine/read/placed-sentences.ts';
import { sourceSentences } from '../engine/read/source-sentences.ts';
import { checkPost } from './check-post.ts';
import { isAsBadAs, overallOf, reportCheck } from './report-check.ts';

function report(source: string, post: string) {
  return reportCheck(post, placedSentences(source), checkPost({ sentences: sourceSentences(source) }, post));
}

describe('a reported check', () => {
  it('says of each sentence where it stands in the post, and which words are at fault', () => {
    const post = '🥱 Big news!\r\n\r\n\tWord recall improved by 81% in the nap group.\nNo serious events.';
    const { sentences } = report(napTrial, post);
    for (const { text, start, end } of sentences) expect(post.slice(start, end)).toBe(text);
    const flag = sentences.flatMap(({ flags }) => flags).find(({ type }) => type === 'number');
    expect(flag?.words).toBe('81%');
    expect(post.slice(flag?.inPost.start, flag?.inPost.end)).toBe('81%');
  });

  it('puts the source sentence beside it, with its place in the source', () => {
    const { sentences, source } = report(napTrial, 'Word recall improved by 18% in the nap group.');
    const near = sentences[0]?.source;
    expect(near?.sentence).toBe(2);
    expect(napTrial.slice(near?.start, near?.end)).toBe(near?.text);
    expect(source.sentences).toHaveLength(sourceSentences(napTrial).length);
  });

  it('counts the marks, and says the worst of them', () => {
    const { summary } = report(napTrial, 'Nice. Word recall improved by 81% in the nap group.');
    expect(summary).toMatchObject({
      overall: 'flagged',
      counts: { flagged: 1, wording: 1, matches: 0 },
      says: expect.stringContaining('1 sentence is not supported.'),
    });
    expect(report(napTrial, 'What do you think?').summary).toMatchObject({
      overall: 'wording',
      says: expect.stringContaining('Please still compare it with the source.'),
    });
  });

  it('tells two sentences of the same words apart by their places', () => {
    const { sentences } = report(napTrial, 'It may help. It may help.');
    expect(sentences.map(({ start }) => start)).toEqual([0, 13]);
  });

  it('finds every sentence of whatever is written where it stands', () => {
    const anything = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc
        .array(
          fc.constantFrom('Pain fell. ', '\r\n', '\t', '😀 ', '- ', '#tag ', 'et al. ', '“Q?” ', '\u2028'),
        )
        .map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(anything, (post) => {
        let before = 0;
        for (const { text, start, end } of report(trialAbstract, post).sentences) {
          expect(post.slice(start, end)).toBe(text);
          expect(start).toBeGreaterThanOrEqual(before);
          before = end;
        }
      }),
    );
  });
});

describe('the sentences of a source', () => {
  it.each([
    [
      'markup',
      '<p>Background: Naps &amp; rest <b>help</b>.</p>\n<p>Results: Recall rose by 5&nbsp;% in 20 adults.</p>',
    ],
    ['line ends', 'Naps help\r\nadults recall words.\r\nRecall rose by 5% in\r\n20 adults of one city.'],
    ['a heading', napTrial],
  ])('are numbered as the check numbers them, each within the text: %s', (_, raw) => {
    const placed = placedSentences(raw);
    expect(placed.map(({ text }) => text)).toEqual(sourceSentences(raw).map(({ text }) => text));
    let before = 0;
    for (const { text, start, end } of placed) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeLessThanOrEqual(raw.length);
      expect(raw.slice(start, end)).toContain(text.split(' ')[0]);
      before = end;
    }
  });
});

describe('what a mark comes to', () => {
  it('is as bad as somebody puts up with', () => {
    expect(isAsBadAs('flagged', 'flagged')).toBe(true);
    expect(isAsBadAs('yours', 'flagged')).toBe(true);
    expect(isAsBadAs('compare', 'flagged')).toBe(false);
    expect(isAsBadAs('compare', 'compare')).toBe(true);
    expect(isAsBadAs('matches', 'compare')).toBe(false);
    expect(overallOf([])).toBe('wording');
    expect(overallOf([{ mark: 'matches' }, { mark: 'compare' }])).toBe('compare');
  });
});
