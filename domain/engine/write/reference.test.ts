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
  ['https://docs.un.org/A/RES/76/300', 'https://docs.un.org/A/RES/76/300', 'UN document A/RES/76/300'],
  ['https://undocs.org/S/RES/1(1946)', 'https://undocs.org/S/RES/1(1946)', 'UN document S/RES/1(1946)'],
  ['https://undocs.org/en/S/17642', 'https://undocs.org/en/S/17642', 'UN document S/17642'],
  ['https://undocs.org/en/about', 'https://undocs.org/en/about', null],
  [
    'https://patents.google.com/patent/US9140110B2/en',
    'https://patents.google.com/patent/US9140110B2/en',
    'US patent 9,140,110',
  ],
  [
    'https://patents.google.com/patent/US20160009839A1',
    'https://patents.google.com/patent/US20160009839A1',
    'US patent application 20160009839',
  ],
  ['https://patents.google.com/?q=US9140110B2', 'https://patents.google.com/?q=US9140110B2', null],
])('reads %s', (url, link, id) => {
  expect(readReference({ url })).toEqual({ link, id });
});

it.each([undefined, '', 'not a link', 'javascript:alert(1)'])('has no reference for %j', (url) => {
  expect(readReference({ url })).toBeNull();
});
