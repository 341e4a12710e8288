import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { applyCorrections, givenStatements } from './corrections.ts';
import { generatePosts, readRequest } from './generate.ts';

const request = {
  inputText: trialAbstract,
  tone: 'publisher',
  platforms: ['linkedin'],
} as const;

describe('applyCorrections', () => {
  const sheet = readRequest(request);

  it('puts the own words in place, without a span', () => {
    const corrected = applyCorrections(sheet, {
      studied: ' 249 adults in Norway ',
      question: 'Does advice help',
      number: '12 of 100 against 8 of 100',
    });
    expect(corrected.studied).toEqual({ text: '249 adults in Norway', span: null });
    expect(corrected.question?.text).toBe('Does advice help?');
    expect(corrected.numbers).toHaveLength(1);
    expect(corrected.numbers[0]).toMatchObject({ text: '12 of 100 against 8 of 100', arms: [] });
    expect(corrected.limit).toEqual(sheet.limit);
  });

  it('leaves out what is taken out, and what is emptied', () => {
    const corrected = applyCorrections(sheet, { studied: null, number: null, design: '  ' });
    expect(corrected.studied).toBeNull();
    expect(corrected.numbers).toEqual([]);
    expect(corrected.design).toBeNull();
  });

  it('changes nothing without corrections', () => {
    expect(applyCorrections(sheet, {})).toEqual(sheet);
  });
});

describe('givenStatements', () => {
  it('are the own finding and the own fields, never a sentence number', () => {
    expect(givenStatements(2, { limit: null })).toEqual([]);
    expect(givenStatements('Advice helped.', { studied: '249 adults', limit: '' })).toEqual([
      'Advice helped.',
      '249 adults',
    ]);
  });
});

describe('generatePosts with corrections', () => {
  it('writes the corrected field and says that it is the person’s', () => {
    const studied = '612 nurses from Portugal';
    const { generatedContent, grounding } = generatePosts({ ...request, corrections: { studied } });
    expect(generatedContent.linkedin).toContain('612 nurses');
    const named = grounding.linkedin?.find(({ text }) => text.includes('612'));
    expect(named?.given).toBe(true);
    expect(named?.flags).toEqual([]);
  });

  it('says nothing of a field that was taken out', () => {
    const sheet = readRequest({ ...request, corrections: { limit: null } });
    expect(sheet.limit).toBeNull();
  });
});
