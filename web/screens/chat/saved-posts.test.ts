import { describe, expect, it } from 'vitest';
import { savedPostsOf } from './saved-posts.ts';

function chat(content: string) {
  return {
    messages: [
      { role: 'user', content: 'Abstract' },
      { role: 'assistant', content },
    ],
  } as const;
}

describe('savedPostsOf', () => {
  it('sorts platforms from other keys', () => {
    const saved = savedPostsOf(chat(JSON.stringify({ twitter: 'A', tumblr: 'B', extra: { x: 1 } })));
    expect(saved).toEqual({
      prompt: 'Abstract',
      posts: { twitter: 'A' },
      others: [
        { key: 'tumblr', text: 'B' },
        { key: 'extra', text: '{\n  "x": 1\n}' },
      ],
    });
  });

  it.each(['plain text', '[1]', '"quoted"', '{broken'])('shows %j as it is', (content) => {
    expect(savedPostsOf(chat(content))).toEqual({
      prompt: 'Abstract',
      posts: {},
      others: [{ key: null, text: content }],
    });
  });

  it('makes do without messages', () => {
    expect(savedPostsOf({ messages: [] })).toEqual({ prompt: '', posts: {}, others: [] });
  });
});
