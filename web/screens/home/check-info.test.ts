import { describe, expect, it } from 'vitest';
import { infoProblems, isYear, linkOf, usableInfo } from './check-info.ts';
import { words } from './words.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('linkOf', () => {
  it.each([
    ['nature.com/articles/s41586-020-2649-2', 'https://nature.com/articles/s41586-020-2649-2'],
    [' www.example.org ', 'https://www.example.org'],
    ['https://nature.com/x', 'https://nature.com/x'],
    ['http://nature.com/x', 'http://nature.com/x'],
    ['10.7554/eLife.01567', '10.7554/eLife.01567'],
    ['doi:10.7554/eLife.01567', 'doi:10.7554/eLife.01567'],
    ['arxiv.org/abs/2101.00001', 'arxiv.org/abs/2101.00001'],
  ])('makes of %j %j', (typed, link) => expect(linkOf(typed)).toBe(link));

  it.each([
    '',
    'nonsense',
    'two words.org',
    'ftp://example.org',
    'javascript:alert(1)',
    '12.5',
    '//x',
    'a..b',
  ])('takes %j for no link', (typed) => expect(linkOf(typed)).toBeNull());
});

describe('isYear', () => {
  it.each(['1665', '1953', '2026', '2027'])('takes %s', (typed) => expect(isYear(typed, now)).toBe(true));
  it.each(['', '20', '0', '2028', '20266', 'soon', '-200', '1e3', '1599'])('does not take %j', (typed) =>
    expect(isYear(typed, now)).toBe(false),
  );
});

it('tells what is wrong under its field, and leaves that alone out', () => {
  const info = { title: 'T', year: 'soon', url: 'nonsense' };
  expect(infoProblems(info, now)).toEqual({ url: words.source.noLink, year: words.source.noYear });
  expect(usableInfo(info, now)).toEqual({ title: 'T' });
  expect(infoProblems({ year: ' ', url: '' }, now)).toEqual({});
  expect(usableInfo({ title: 'T', year: '2025', url: 'nature.com/x' }, now)).toEqual({
    title: 'T',
    year: '2025',
    url: 'https://nature.com/x',
  });
});
