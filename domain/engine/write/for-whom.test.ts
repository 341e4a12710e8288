import { expect, it } from 'vitest';
import { readSource } from '../read/read-source.ts';
import { forWhom } from './for-whom.ts';

const text =
  'Smoking is common. We studied 87 patients with schizophrenia in a trial. Varenicline cut smoking more than placebo.';

function called(finding: string, title = ''): Record<string, string> {
  const sheet = readSource({ text, info: { title }, finding });
  return forWhom(finding, finding.charAt(0).toLowerCase() + finding.slice(1, -1), sheet);
}

it.each([
  ['In patients with asthma, the drug helped.', { whom: 'people with asthma', fw: 'the drug helped' }],
  [
    'In 12 people with asthma, the drug helped.',
    { whom: 'people with asthma', fw: 'in 12 people, the drug helped' },
  ],
  // Children are called so where they stand.
  [
    'In children with asthma, the drug helped.',
    { whom: 'people with schizophrenia', fw: 'in children with asthma, the drug helped' },
  ],
  ['The drug helped people with asthma.', {}],
  ['Schizophrenia is no bar to quitting.', {}],
])('%s', (finding, slots) => {
  expect(called(finding)).toEqual(slots);
});

it('is nobody where the source chose the finding', () => {
  expect(forWhom('In patients with asthma, the drug helped.', '', readSource({ text }))).toEqual({});
});
