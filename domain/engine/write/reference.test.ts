import { expect, it } from 'vitest';
import { readReference } from './reference.ts';

it.each([
  [
    'https://doi.org/10.1371/journal.pone.0000001',
    'https://doi.org/10.1371/journal.pone.0000001',
    'DOI 10.1371/journal.pone.0000001',
  ],
  [
    'http://dx.doi.org/10.1371/journal.pone.0000001',
    'https://doi.org/10.1371/journal.pone.0000001',
    'DOI 10.1371/journal.pone.0000001',
  ],
  [
    '10.1371/journal.pone.0000001',
    'https://doi.org/10.1371/journal.pone.0000001',
    'DOI 10.1371/journal.pone.0000001',
  ],
  ['https://arxiv.org/pdf/2009.02335v2', 'https://arxiv.org/abs/2009.02335', 'arXiv 2009.02335'],
  ['https://docs.un.org/A/RES/76/300', 'https://docs.un.org/A/RES/76/300', null],
])('reads %s', (url, link, id) => {
  expect(readReference({ url })).toEqual({ link, id });
});

it.each([undefined, '', 'not a link', 'javascript:alert(1)'])('has no reference for %j', (url) => {
  expect(readReference({ url })).toBeNull();
});
