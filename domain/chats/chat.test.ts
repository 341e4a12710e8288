import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { chatLimits, chatSessionId, chatTitle } from './chat.ts';

describe('chatSessionId', () => {
  it('is the first 20 characters with dashes for spaces, and the time', () => {
    expect(chatSessionId('Exercise may help people', 1_795_000_000_000)).toBe(
      'Exercise-may-help-pe-1795000000000',
    );
  });

  it('fits into an address and the limits, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const id = chatSessionId(text, 1);
        return (
          decodeURIComponent(encodeURIComponent(id)) === id &&
          id.length <= chatLimits.sessionId &&
          !/\p{Cc}/u.test(id)
        );
      }),
    );
  });
});

describe('chatTitle', () => {
  const of = (content: string) => chatTitle([{ role: 'user', content }]);

  it('is the start of the text on one line, cut at a word', () => {
    expect(of('  A short\n text ')).toBe('A short text');
    expect(of(`${'word '.repeat(30)}`)).toBe(`${'word '.repeat(11)}word…`);
    expect(of('')).toBe('Untitled');
    expect(chatTitle([{ role: 'assistant', content: 'x' }])).toBe('Untitled');
  });

  it('is the title that was given, where one was', () => {
    const asked = [{ role: 'user', content: 'The text.' }] as const;
    expect(chatTitle(asked, ' Arctic\n plants ')).toBe('Arctic plants');
    expect(chatTitle(asked, ' ')).toBe('The text.');
  });

  it('never has a control or half character and stays short', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const title = of(text);
        return (
          title.isWellFormed() &&
          !/\p{Cc}/u.test(title) &&
          Array.from(title).length <= chatLimits.titleCharacters + 1
        );
      }),
    );
  });
});
