import { expect, it } from 'vitest';
import { readDocument } from './named-document.ts';

it.each([
  ['https://patents.google.com/patent/US9140110B2', 'US patent 9,140,110'],
  ['https://patents.google.com/patent/USRE43633E1/en', 'US patent RE43,633'],
  ['https://patents.google.com/patent/US20110012345A1', 'US patent application 20110012345'],
  ['https://undocs.org/S/RES/1(1946)', 'UN document S/RES/1(1946)'],
])('%s is %s', (url, name) => {
  expect(readDocument({ url })?.name).toBe(name);
});

it('is null for a paper', () => {
  expect(readDocument({ url: 'https://doi.org/10.1371/journal.pone.0116586' })).toBeNull();
});
