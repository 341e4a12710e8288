import { describe, expect, it } from 'vitest';
import { chooseFinding } from './choose-finding.ts';
import { isHeadless, tellsWhatWasDecided } from './headless.ts';
import { readSentences } from './read-sentences.ts';
import { substance } from './substance.ts';

describe('substance', () => {
  it.each([
    'This study is the first to provide detailed insight into life on night shifts.',
    'It provides insights to managers and developers who want to improve their process.',
    'This discovery has important ramifications for larger networks.',
    'Finally, recommendations for the community regarding its activities are provided.',
    'The method can be in practice further investigated by researchers.',
    'We show how our approach can also be utilized to estimate these effects.',
    'The aim of present study was to evaluate the impact of climate on orchids.',
    'The effect on the two virulence factors was considered in more detail.',
  ])('is little in %j', (sentence) => {
    expect(substance(sentence)).toBeLessThan(1);
  });

  it.each([
    'Workers on night shifts slept 40 minutes less than their peers.',
    'The enzyme evicts nucleosomes downstream of the promoter, thus providing insight into its role.',
    'Our results provide insights into sharing and reveal that trust was highest in Chile.',
    'We discuss the enzyme and find that it is needed for growth.',
    'The goals of the schools differed from those of the parents.',
    'The purpose of sleep is to clear waste from the brain.',
    'Of 300 tumours that were analysed in detail, 40 % had mutations in TP53.',
  ])('is whole in %j', (sentence) => {
    expect(substance(sentence)).toBeGreaterThanOrEqual(sentence.startsWith('We discuss') ? 0.5 : 1);
  });

  it('keeps such a sentence from being a sure choice, and from leading beside a result', () => {
    const result = 'Workers on night shifts slept 40 minutes less than their peers.';
    const empty = 'This study is the first to provide detailed insight into sleep on night shifts.';
    const read = readSentences(`We followed 300 workers for a year. ${result} ${empty}`);
    const { ranked } = chooseFinding(read, 'Sleep on night shifts', 'observational');
    expect(read.sentences[ranked[0]?.sentence ?? -1]?.text).toBe(result);
    const alone = chooseFinding(readSentences(empty), 'Sleep on night shifts', 'observational');
    expect(alone.sure).toBe(false);
  });
});

describe('a summary without who says it', () => {
  it('is known by its opening verb', () => {
    expect(isHeadless('Covers developments since the previous report.')).toBe(true);
    expect(isHeadless('Overviews the current status of the representation of women.')).toBe(true);
    expect(isHeadless('Reviews of the literature show no effect.')).toBe(false);
    expect(isHeadless('The report covers developments since May.')).toBe(false);
  });

  it('leads with what was asked or concluded, and is never sure', () => {
    const read = readSentences(
      'Reviews developments since the last report. Recommends that the mission be extended by a year. Included annexes are a map and a table.',
    );
    const { ranked, sure } = chooseFinding(read, 'Report on the mission', 'policy');
    expect(tellsWhatWasDecided(read.sentences[ranked[0]?.sentence ?? -1]?.text ?? '')).toBe(true);
    expect(sure).toBe(false);
  });
});

describe('a finding that points to another sentence', () => {
  it('is never sure', () => {
    const read = readSentences(
      'We examined a coded message of plants. Here we show that this isomer-coded message is monitored by moths.',
    );
    const { ranked, sure, doubt } = chooseFinding(read, null, 'other');
    expect(ranked[0]?.sentence).toBe(1);
    expect(sure).toBe(false);
    expect(doubt).toContain('another sentence');
  });
});
