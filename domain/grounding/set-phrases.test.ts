import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';
import { setPhrases } from './set-phrases.ts';

const source = { sentences: [{ text: 'Sharks slap the water to stun small fish before they eat them.' }] };

it.each(setPhrases.trim().split('\n'))('is wording only because of what it says: %s', (phrase) => {
  const post = /,? on$|about$/.test(phrase) ? `${phrase} this.` : `${phrase}.`;
  const marks = checkPost(source, post).sentences.map(({ mark }) => mark);
  expect(new Set(marks)).toEqual(new Set(['wording']));
});

it.each(['No patients took part in this work.', 'It cured insomnia.', 'Sharks were harmed.'])(
  'is a claim, whoever wrote it: %s',
  (post) => {
    const marks = checkPost(source, post).sentences.map(({ mark }) => mark);
    expect(marks).not.toContain('wording');
  },
);
