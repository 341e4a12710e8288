import { expect, it } from 'vitest';
import { readTopic } from './topic.ts';

it('names no topic that the title turns round', () => {
  const text =
    'Activation of IRF3 was measured. Protein C6 inhibits activation of IRF3. Protein C6 binds it.';
  expect(readTopic('Protein C6 Inhibits Activation of IRF3', text, [])).toBe('Protein C6');
  expect(readTopic('Activation of IRF3 in mice', text, [])).toMatch(/activation of IRF3/i);
});
