import { describe, expect, it } from 'vitest';
import { platformIds } from '../posts/platforms.ts';
import { fitsPlatform } from '../posts/post-length.ts';
import { type ToneId, toneIds } from '../posts/tones.ts';
import { generatePosts } from './generate.ts';
import { longFirstSentence, partOwnFinding } from './own-finding.ts';
import { readSource } from './read/read-source.ts';
import { writeThread } from './write/write-thread.ts';

describe('partOwnFinding', () => {
  it.each([
    ['Pain fell.', 'Pain fell.', []],
    ['Pain fell. Sleep did not change.', 'Pain fell.', ['Sleep did not change.']],
    [
      'Pain fell. But only in men. Sleep was the same.',
      'Pain fell. But only in men.',
      ['Sleep was the same.'],
    ],
    [
      'Pain fell. Sleep improved. The effect was limited to men.',
      'Pain fell.',
      ['Sleep improved. The effect was limited to men.'],
    ],
    [
      'In 3.5% of E. coli cells, it failed. Others lived.',
      'In 3.5% of E. coli cells, it failed.',
      ['Others lived.'],
    ],
    ['', '', []],
  ])('parts %j', (text, lead, told) => {
    expect(partOwnFinding(text)).toEqual({ lead, told });
  });

  it('loses and moves no word', () => {
    const text = 'One fell. However, two rose. Three stood! Was it four? Only then did five come.';
    const { lead, told } = partOwnFinding(text);
    expect([lead, ...told].join(' ')).toBe(text);
  });
});

describe('longFirstSentence', () => {
  const short = 'Pain fell.';
  const long = `Pain fell in ${'very '.repeat(30)}many people.`;
  it.each([
    ['', null],
    [short, null],
    [`${short} ${long}`, null],
    [`${long} ${short}`, long.length],
  ])('counts the first alone: %j', (text, characters) => {
    expect(longFirstSentence(text)).toBe(characters);
  });
});

const inputText =
  'Smoking is common in schizophrenia. We studied 87 smokers with schizophrenia in a randomized, placebo-controlled trial for 12 weeks. Varenicline significantly decreased cotinine levels more than placebo, 42% against 12%. Varenicline did not improve cognitive deficits. Patients on varenicline did not show greater side-effects than those on placebo.';
const lead = 'In people with schizophrenia who smoke, varenicline cut smoking more than placebo.';
const second = 'It did not improve their cognitive deficits.';
const third = 'Side effects were no greater than with placebo in the patients who took it.';

/** What of the lead every opening holds: the scope may be called on ("For people with …: …"). */
const [scope = '', claim = ''] = lead.slice(4, -1).split(', ');

function made(tone: ToneId, finding = `${lead} ${second} ${third}`) {
  return generatePosts({ inputText, tone, platforms: platformIds, finding });
}

describe('a finding told in several sentences', () => {
  it.each(toneIds)('leads with the first and follows with the others in %s', (tone) => {
    const { generatedContent } = made(tone);
    for (const platform of ['linkedin', 'facebook', 'instagram'] as const) {
      const [first = '', behind] = (generatedContent[platform] ?? '').split('\n\n');
      expect(first).toContain(scope);
      expect(first).toContain(claim);
      expect(first).not.toContain('cognitive');
      expect(behind).toMatch(
        /^It (?:did not|didn't) improve their cognitive deficits\.\s(?:Footnote: s|S)ide effects/,
      );
    }
  });

  it.each(toneIds)('keeps to the limit of X, whole sentences and their order, in %s', (tone) => {
    const long =
      'Memory, attention and the speed of thinking were all tested at the start and at the end of the 12 weeks.';
    const text = made(tone, `${lead} ${second} ${long} ${third}`).generatedContent.twitter ?? '';
    expect(fitsPlatform('twitter', text)).toBe(true);
    expect(text).toContain(scope);
    expect(text).toContain(claim);
    if (text.includes('Memory')) expect(text).toContain(long);
    if (text.includes(third)) expect(text).toContain(long);
  });

  it.each(toneIds)('adds no other sentence of the source and flags nothing, in %s', (tone) => {
    const { generatedContent, grounding } = made(tone);
    for (const platform of platformIds) {
      expect(generatedContent[platform]).not.toMatch(/42%|cotinine|Smoking is common/);
      expect((grounding[platform] ?? []).flatMap(({ flags }) => flags)).toEqual([]);
    }
  });

  it.each(toneIds)('keeps the words of the person, in %s', (tone) => {
    const words = 'Varenicline cut smoking as well as it cut cotinine in order to utilize less tobacco.';
    expect(made(tone, words).generatedContent.facebook).toContain(words.slice(1, -1));
  });

  it('never quotes a hedge of the person as the paper’s', () => {
    const words = `In people with schizophrenia who smoke, varenicline may cut smoking more than placebo. ${second}`;
    expect(made('funny', words).generatedContent.linkedin).not.toContain('says "');
  });

  it('is not replaced by a sentence of the source where only all of it is too long for X', () => {
    const more = `${second} ${third} ${third.replace('Side', 'Other side')}`;
    const { generatedContent, warnings } = made('publisher', `${lead} ${more}`);
    expect(generatedContent.twitter).toMatch(/^In people with schizophrenia who smoke/);
    expect(warnings.join(' ')).not.toContain('too long');
  });

  it('is a part of a thread by itself', () => {
    const parts = writeThread(readSource({ text: inputText, finding: `${lead} ${second} ${third}` })) ?? [];
    expect(parts[0]).toContain(lead);
    expect(parts[0]).not.toContain('cognitive');
    expect(parts[1]).toContain(`${second} ${third}`);
  });

  it('is flagged where a later sentence says more than the source', () => {
    const { grounding } = made('publisher', `${lead} It proves that varenicline cures schizophrenia.`);
    const flagged = (grounding.linkedin ?? []).filter(({ flags }) => flags.length > 0);
    expect(flagged.map(({ text }) => text)).toEqual(['It proves that varenicline cures schizophrenia.']);
  });
});
