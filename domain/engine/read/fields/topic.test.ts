import { expect, it } from 'vitest';
import { readTopic } from './topic.ts';

it('names no topic that the title turns round', () => {
  const text =
    'Activation of IRF3 was measured. Protein C6 inhibits activation of IRF3. Protein C6 binds it.';
  expect(readTopic('Protein C6 Inhibits Activation of IRF3', text, [])).toBe('Protein C6');
  expect(readTopic('Activation of IRF3 in mice', text, [])).toMatch(/activation of IRF3/i);
});

it('takes an abbreviated genus and its species as one name', () => {
  const text = 'We studied D. rerio fin regrowth. In D. rerio fin regrowth a signal spreads.';
  expect(readTopic('Proteases Cooperate during D. rerio Fin Regrowth', text, [])).toBe(
    'D. rerio fin regrowth',
  );
  expect(readTopic('A signal in D. rerio', text, [])).toBe('D. rerio');
});

it.each([
  ['Serum levels of vitamin D.', 'Vitamin D was measured. Levels of vitamin D fell.', /vitamin D$/i],
  ['Outbreaks of hepatitis C.', 'Outbreaks of hepatitis C were counted.', /hepatitis C$/],
  [
    'Vaccine against L. major infection',
    'L. major infection is common. The vaccine stops L. major infection.',
    /^(?:L\. major|vaccine)/i,
  ],
  [
    'Oils of Salvia officinalis L. in spring',
    'The leaves of Salvia officinalis were cut. Salvia officinalis smells.',
    /Salvia officinalis$/,
  ],
])('takes no other letter and dot for a genus: %s', (title, text, topic) => {
  expect(readTopic(title, text, [])).toMatch(topic);
});

it('keeps the capital that a name has inside a sentence', () => {
  const text = 'Salvia officinalis grows by the sea. The leaves of Salvia officinalis were tested.';
  expect(readTopic('Salvia officinalis in spring', text, [])).toBe('Salvia officinalis');
  expect(readTopic('Local anesthesia before a scan', 'Local anesthesia did not help.', [])).toBe(
    'local anesthesia',
  );
});
