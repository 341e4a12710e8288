import { expect, it } from 'vitest';
import { madeWords } from './made-words.ts';

const none = { model: null, host: null, promptVersion: null, repaired: [], replaced: [] };

it('says of a model that wrote nothing only that it was asked', () => {
  const made = { ...none, model: 'm', host: 'h' };
  const said = madeWords({ ...made, writer: 'google', replaced: ['twitter'] }, ['twitter']);
  expect(said).toContain('m at h was asked, and gave no post that could be used.');
  expect(said).toContain('By Paperlark’s own writer, because the model gave no usable post: X / Twitter.');
  expect(madeWords({ ...made, writer: 'local', replaced: [] }, ['twitter'])).toContain('Written by m on');
});

it('says who wrote and where the text went', () => {
  expect(madeWords({ ...none, writer: 'embedded' })).toBe(
    'Written by Paperlark’s own writer. Your text stayed on this server.',
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
