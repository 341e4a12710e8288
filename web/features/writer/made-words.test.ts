import { expect, it } from 'vitest';
import { madeWords } from './made-words.ts';

const none = { model: null, host: null, promptVersion: null, repaired: [], replaced: [] };

it('says who wrote and where the text went', () => {
  expect(madeWords({ ...none, writer: 'embedded' })).toBe(
    'Written by Paperlark’s own writer. The text went nowhere else.',
  );
  expect(
    madeWords({
      writer: 'anthropic',
      model: 'm',
      host: 'api.anthropic.com',
      promptVersion: 'posts-1',
      repaired: ['twitter', 'linkedin'],
      replaced: ['facebook'],
    }),
  ).toBe(
    'Written by m at api.anthropic.com, and checked here against the source. Prompt posts-1. Sent back once for what the check found: X / Twitter, LinkedIn. By Paperlark’s own writer, because the model gave no usable post: Facebook.',
  );
});
