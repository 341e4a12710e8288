import { expect, it } from 'vitest';
import { readTopic } from './topic.ts';

it('names no topic that the title turns round', () => {
  const text =
    'Activation of IRF3 was measured. Protein C6 inhibits activation of IRF3. Protein C6 binds it.';
  expect(readTopic('Protein C6 Inhibits Activation of IRF3', text, [])).toBe('Protein C6');
  expect(readTopic('Activation of IRF3 in mice', text, [])).toMatch(/activation of IRF3/i);
});

it('takes an abbreviated genus and its species as one name', () => {
  const text = 'We studied C. elegans vulval development. In C. elegans vulval development a signal spreads.';
  expect(readTopic('Rhomboids Cooperate during C. elegans Vulval Development', text, [])).toBe(
    'C. elegans vulval development',
  );
  expect(readTopic('A signal in C. elegans', text, [])).not.toMatch(/^elegans/);
});

it('keeps the capital that a name has inside a sentence', () => {
  const text = 'Thymus albicans grows by the sea. The oils of Thymus albicans were tested.';
  expect(readTopic('Essential oils of Thymus albicans', text, [])).toMatch(/Thymus albicans/);
  expect(readTopic('Local anesthesia before a scan', 'Local anesthesia did not help.', [])).toBe(
    'local anesthesia',
  );
});
