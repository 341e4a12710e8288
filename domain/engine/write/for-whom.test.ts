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
  [
    'In patients with asthma, the drug helped them breathe.',
    { whom: 'people with asthma', fw: 'the drug helped them breathe' },
  ],
  [
    'In 12 people with asthma, the drug helped them breathe.',
    { whom: 'people with asthma', fw: 'in 12 people, the drug helped them breathe' },
  ],
  // Whoever names a group named whom it concerns.
  ['In children with asthma, the drug helped.', {}],
  ['The drug helped people with asthma.', {}],
  ['The drug helped healthy mothers.', {}],
  ['Schizophrenia is no bar to quitting.', {}],
  [
    'Quitting was easier with the drug.',
    { whom: 'people with schizophrenia', fw: 'quitting was easier with the drug' },
  ],
  // A scope that goes on is not torn.
  ['In patients with asthma, but not those with colds, the drug helped them breathe.', {}],
  ['For people with asthma, colds, or fever, the drug helped them breathe.', {}],
  ['In patients with asthma, half of them women, the drug helped them breathe.', {}],
])('%s', (finding, slots) => {
  expect(called(finding)).toEqual(slots);
});

it('takes who grades patients for no condition', () => {
  const graded =
    'Airway devices are sized by weight. We studied 80 patients with American Society of Anesthesiologists class I. Sizing by distance gave better ventilation.';
  const finding = 'Sizing by distance gave better ventilation.';
  expect(forWhom(finding, 'sizing by distance …', readSource({ text: graded, finding }))).toEqual({});
});

it('is nobody where the source chose the finding', () => {
  expect(forWhom('In patients with asthma, the drug helped.', '', readSource({ text }))).toEqual({});
});
