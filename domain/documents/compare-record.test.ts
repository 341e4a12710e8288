import { describe, expect, it } from 'vitest';
import { areOfOneWork, noticesOfFile } from './compare-record.ts';

describe('two titles', () => {
  it.each([
    ['Naps and errors on wards', 'NAPS AND ERRORS ON WARDS: a randomised trial'],
    ['Effect of exercise on low back pain in adults', 'Effect of Exercise on Low-Back Pain in Adults.'],
  ])('are of one work: %s', (one, other) => {
    expect(areOfOneWork(one, other)).toBe(true);
  });

  it.each([
    ['Naps and errors on wards', 'Deep learning for soil moisture'],
    ['Naps and errors on wards', 'Data from: soil and naps of a city'],
  ])('are not of one work: %s', (one, other) => {
    expect(areOfOneWork(one, other)).toBe(false);
  });
});

describe('what is said of a file', () => {
  const whole = {
    title: 'Naps',
    doi: '10.5555/naps',
    abstract: 'We asked.',
    abstractIsMarked: true,
    pages: 9,
    pagesRead: 9,
  };
  it.each([
    ['nothing where all is there', whole, []],
    ['that there is no abstract', { ...whole, abstract: null }, ['no-abstract']],
    ['that no heading names it', { ...whole, abstractIsMarked: false }, ['abstract-unmarked']],
    ['that it names no DOI', { ...whole, doi: null }, ['no-doi']],
    ['that pages were left', { ...whole, pages: 200, pagesRead: 60 }, ['pages-left']],
    ['nothing of pages behind the references', { ...whole, pages: 12 }, []],
  ])('is %s', (_, file, types) => {
    expect(noticesOfFile(file).map(({ type }) => type)).toEqual(types);
  });
});
