import { describe, expect, it } from 'vitest';
import { toneIds } from '#domain/posts/tones.ts';
import { generatePosts } from '../generate.ts';
import { readSource } from '../read/read-source.ts';
import { countsSomebody } from './story/sample.ts';
import { writeThread } from './write-thread.ts';

const title = 'Ketanserin attributes changes in thalamic connectivity under LSD to the 5-HT2A receptor';
const inputText =
  'Hallucinogens change what people see. We studied 24 healthy participants with ketanserin and LSD in a trial. Ketanserin (KET) fully blocked the subjective effects of LSD. The mind was altered in 62% of sessions with placebo and in 12% with ketanserin. Thalamic connectivity was measured in every session.';
const finding = 'In healthy people, ketanserin blocked what LSD (KET) does to the mind.';

function post(tone: (typeof toneIds)[number], words = finding): string {
  const made = generatePosts({
    inputText,
    tone,
    platforms: ['facebook'],
    articleInfo: { title },
    finding: words,
  });
  return made.generatedContent.facebook ?? '';
}

describe('a finding that a person put into words of their own', () => {
  it.each(toneIds)('leads as written, in %s', (tone) => {
    const [first = ''] = post(tone).split('\n');
    // "In healthy people: ketanserin …" is how a sharp tone says it.
    for (const words of ['n healthy people', 'ketanserin blocked what LSD (KET) does to the mind'])
      expect(first).toContain(words);
    expect(first).not.toContain('attributes');
  });

  it('is not said again by the sentence it came from', () => {
    expect(toneIds.map((tone) => post(tone)).filter((text) => text.includes('fully blocked'))).toEqual([]);
  });

  it('has the figures of its result beside it, and no other sentence of the source', () => {
    const text = post('publisher');
    expect(text).toContain('62%');
    expect(text).toContain('24 healthy participants');
    expect(text).not.toMatch(/measured in every session|change what people see/);
  });

  it('is not told again in the words of the source, nor asked for', () => {
    const told = post(
      'publisher',
      'Ketanserin kept the mind as it was. It was altered in 62% of sessions with placebo and in 12% with ketanserin, whoever took part.',
    );
    expect(told.match(/62%/g)).toHaveLength(1);
    const asked = (own: string): string =>
      Object.values(
        generatePosts({
          inputText:
            'Background: Moss may change roofs. Objective: To determine the effects of a single layer of moss compared to bare slate in 20 healthy roofs. Methods: In a randomised, controlled trial 20 roofs had moss. Results: Moss did not significantly change the warmth of the roofs.',
          tone: 'casual',
          platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
          finding: own,
        }).generatedContent,
      ).join('\n');
    const question = 'So, what are the effects of a single layer of moss';
    expect(
      asked('A single layer of moss reduced the warmth of 20 healthy roofs, compared to bare slate.'),
    ).not.toContain(question);
  });

  it('begins with its own "so" once', () => {
    const all = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      Object.values(
        generatePosts({
          inputText,
          tone: 'casual',
          platforms: ['twitter', 'linkedin', 'facebook', 'instagram'],
          finding: 'So, ketanserin blocked what LSD does to the mind.',
          seed,
        }).generatedContent,
      ),
    );
    expect(all.filter((text) => /^So, ketanserin/.test(text)).length).toBeGreaterThan(0);
    expect(all.filter((text) => /so, so\b/i.test(text))).toEqual([]);
  });

  it('stands without the title beside it', () => {
    expect(toneIds.map((tone) => post(tone)).filter((text) => text.includes('From “'))).toEqual([]);
  });

  it('counts nobody again, and adds no figures to its own', () => {
    const told = post('publisher', 'In 24 healthy people, ketanserin kept the mind from LSD.');
    expect(told).not.toMatch(/62%|24 healthy participants/);
    const given = generatePosts({
      inputText,
      tone: 'publisher',
      platforms: ['facebook'],
      finding: 'In 24 healthy people, ketanserin worked.',
      corrections: { number: 'The effect was seen in 20 of 24 people' },
    });
    expect(given.generatedContent.facebook).toContain('20 of 24');
    const thread = writeThread(
      readSource({ text: inputText, finding: 'In 24 healthy people, ketanserin worked.' }),
    );
    expect((thread ?? []).join(' ')).not.toMatch(/62%/);
  });

  it.each([
    ['In 18 patients with gastroparesis, pain fell.', true],
    ['Of 475 patients, three left.', true],
    ['One in five patients relapsed.', false],
    ['Two treatments were alike.', false],
  ])('counts somebody or not: %s', (text, counts) => {
    expect(countsSomebody(text)).toBe(counts);
  });
});
