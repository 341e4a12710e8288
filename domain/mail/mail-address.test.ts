import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('a mail address', () => {
  it.each([
    'ada@example.org',
    "o'neil+news@mail.example.co.uk",
    'a.b-c_d@xn--mnchen-3ya.example',
    'jörg@bücher.example',
    `${'a'.repeat(64)}@example.org`,
  ])('can be %s', (text) => expect(isMailAddress(text)).toBe(true));

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@localhost',
    'ada@example..org',
    'ada@-x.example',
    'ada@192.0.2.1',
    'ada@[192.0.2.1]',
    '.ada@example.org',
    'a..b@example.org',
    'a b@example.org',
    '"a b"@example.org',
    'Ada <ada@example.org>',
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    'a@b@example.org',
    'ada@example.org\n',
    'ada@example.org\r\nBcc: b@example.org',
    'ada\u0000@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ])('cannot be %j', (text) => expect(isMailAddress(text)).toBe(false));

  it('never holds what could end a header or begin a second address', () => {
    const pieces = fc.string({
      unit: fc.constantFrom(
        'a',
        'ö',
        '7',
        '.',
        '-',
        '@',
        ',',
        ';',
        '<',
        '"',
        ' ',
        '\r',
        '\n',
        '\u2028',
        '\u0000',
      ),
    });
    let taken = 0;
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const text = `a${one}@b${other}.example`;
        if (!isMailAddress(text)) return;
        taken += 1;
        expect(text).not.toMatch(/[\s,;<>()"\p{Cc}]/u);
        expect(text.split('@')).toHaveLength(2);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(30);
  });
});
