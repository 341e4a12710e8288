import { describe, expect, it } from 'vitest';
import { readInput } from '../read-input.ts';
import { articleInfoInput } from './article-info.ts';

const read = (value: unknown) => {
  const result = readInput(articleInfoInput, value);
  return result.ok ? result.value : result.failure.message;
};

describe('what is said of an article', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['nulls', { title: null, year: null, pi: null, funders: null, status: null }, {}],
    ['text', { title: ' A trial ', year: '2024', pi: 'Ada' }, { title: 'A trial', year: '2024', pi: 'Ada' }],
    ['a number', { year: 2024 }, { year: '2024' }],
    ['a person', { pi: { name: 'Ada', affiliation: 'Lab' } }, { pi: 'Ada', labOrInstitute: 'Lab' }],
    ['a person without a name', { pi: { name: null, affiliation: null } }, {}],
    [
      'a lab that was typed',
      { pi: { name: 'Ada', affiliation: 'Lab' }, labOrInstitute: 'Own' },
      { pi: 'Ada', labOrInstitute: 'Own' },
    ],
    ['a list', { funders: ['EMBO', { name: 'SNF' }, ''] }, { funders: 'EMBO, SNF' }],
    [
      'a standing',
      { status: ['preprint'], notices: [{ type: 'retracted', text: 'x' }] },
      { status: ['preprint', 'retracted'] },
    ],
  ])('is read from %s', (_, sent, expected) => {
    expect(read(sent)).toEqual(expected);
  });

  it('is refused where it was typed and is too long, and cut where a look-up answered it', () => {
    const funders = Array.from({ length: 100 }, (_, index) => `Fund number ${index}`);
    expect(read({ funders })).toBe('"funders" is longer than 500 characters.');
    expect(read({ funders, lookedUpAt: '2026-11-21T12:00:00Z' })).toMatchObject({
      funders: funders.join(', ').slice(0, 500),
    });
  });

  it.each([
    [{ year: 20.5 }, '"year" has the wrong type.'],
    [{ title: 7 }, '"title" must be text.'],
    [
      { pi: { name: 'Ada', adress: 'x' } },
      '"pi.adress" is no field of this request. Please check how it is spelt.',
    ],
    ['x', 'The request must be an object.'],
  ])('refuses %j', (sent, message) => {
    expect(read(sent)).toBe(message);
  });
});
