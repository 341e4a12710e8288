import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doiLink } from './doi-link.ts';

it('encodes what ends a link elsewhere, and resolves to the same DOI (property)', () => {
  expect(doiLink('10.1002/(sici)1096-9861(19960129)365:1<113::aid-cne9>3.0.co;2-6')).toBe(
    'https://doi.org/10.1002/(sici)1096-9861(19960129)365:1%3C113::aid-cne9%3E3.0.co;2-6',
  );
  const suffix = fc.string({ unit: fc.constantFrom(...'abc019-._;()/:<>#?%"{}[]^`|\\+ '), minLength: 1 });
  fc.assert(
    fc.property(suffix, (end) => {
      const link = doiLink(`10.5555/${end}`);
      expect(link).not.toMatch(/[<>#?"{}[\]^`|\\+ ]/);
      expect(decodeURIComponent(link)).toBe(`https://doi.org/10.5555/${end}`);
    }),
  );
});
