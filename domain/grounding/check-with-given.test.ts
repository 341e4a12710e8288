import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';
import { checkWithGiven } from './check-with-given.ts';

const source = {
  sentences: [
    { text: 'We followed adults with knee pain for one year.' },
    { text: 'Walking more was associated with less knee pain.' },
  ],
};

describe('checkWithGiven', () => {
  it('is the plain check where nothing was given', () => {
    const post = 'Walking more was associated with less knee pain in 4,000 adults.';
    expect(checkWithGiven(source, [], post)).toEqual(checkPost(source, post).sentences);
  });

  it('calls a fact that only the person vouches for theirs, not supported', () => {
    const [sentence] = checkWithGiven(
      source,
      ['4,000 adults with knee pain'],
      'Walking more was associated with less knee pain in 4,000 adults.',
    );
    expect(sentence).toMatchObject({ given: true, flags: [] });
    expect(sentence?.support.every((index) => index < source.sentences.length)).toBe(true);
  });

  it('keeps what is supported as it was', () => {
    const [sentence] = checkWithGiven(
      source,
      ['4,000 adults'],
      'Walking more was associated with less knee pain.',
    );
    expect(sentence?.given).toBeUndefined();
    expect(sentence?.flags).toEqual([]);
  });

  it.each([
    ['causation', 'Walking more reduces knee pain.'],
    ['direction', 'Walking more was associated with more knee pain.'],
  ])('does not let the person’s words settle a %s', (type, claim) => {
    const [sentence] = checkWithGiven(source, [claim], claim);
    expect(sentence?.flags.map((flag) => flag.type)).toContain(type);
  });
});

it('takes what was "not seen in training" for what the source calls unseen', () => {
  const post = 'The games had not been seen in training.';
  const flags = ['the unseen games', 'the games seen in training'].map((games) => {
    const text = `The model was trained on other games, and scored 69% higher in ${games}.`;
    return checkPost({ sentences: [{ text }] }, post).sentences[0]?.flags.length;
  });
  expect(flags).toEqual([0, 1]);
});
