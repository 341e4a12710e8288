import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';

/** The Big List of Naughty Strings (Max Woolf, MIT; naughty-strings.LICENSE), and what it lacks. */
export const naughtyStrings: readonly string[] = [
  ...JSON.parse(readFileSync(new URL('./naughty-strings.json', import.meta.url), 'utf8')),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '../../etc/passwd',
  "' or 1=1; drop table users; --",
  '$'.concat('{jndi:ldap://127.0.0.1/a}'),
  '{{7*7}}',
  'x\r\nBcc: everyone@example.org',
  'x'.repeat(100_000),
];

/** JSON texts that objects of ours must not be harmed by. */
const hostileTexts = [
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '1e999',
  '-0',
  '""',
  'null',
  'true',
  '[]',
  '[[],{}]',
  '{"":""}',
  '',
  ' ',
  '{',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
] as const;

/** What stands where something else is expected. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...naughtyStrings) },
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 53, -(2 ** 63), 1e300),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: -1 }, JSON.parse('{"then":"x"}'), {
    toString: null,
  }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The text of a body: a valid one, one with a part that is not, or none at all. */
export function bodyTexts(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const spoilt = fc.tuple(valid, hostileValues, fc.nat(), fc.boolean()).map(([value, hostile, at, more]) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(hostile) ?? 'null';
    const names = Object.keys(value);
    const name = more || names.length === 0 ? 'role' : (names[at % names.length] ?? 'role');
    return JSON.stringify({ ...value, [name]: hostile });
  });
  return fc.oneof(
    { weight: 3, arbitrary: valid.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 5, arbitrary: spoilt },
    fc.constantFrom(...hostileTexts),
  );
}
