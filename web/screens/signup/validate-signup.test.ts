import { expect, it } from 'vitest';
import { createUserBody } from '#contract/schemas/identity.ts';
import { fieldLimits, signupProblems } from './validate-signup.ts';
import { words } from './words.ts';

const right = {
  firstName: 'Marie',
  lastName: 'Curie',
  email: 'marie@example.org',
  password: 'radium and polonium',
  organization: '',
  researchField: '',
};

it('lets through what the server takes, to the last character', () => {
  const longest = {
    ...right,
    firstName: 'a'.repeat(fieldLimits.firstName),
    organization: 'b'.repeat(fieldLimits.organization),
    researchField: 'c'.repeat(fieldLimits.researchField),
    password: 'd'.repeat(128),
  };
  expect(signupProblems(right)).toEqual({});
  expect(signupProblems(longest)).toEqual({});
  expect(createUserBody.safeParse({ uid: 'x', ...longest }).success).toBe(true);
});

it.each(['firstName', 'lastName', 'organization', 'researchField'] as const)(
  'tells one character too many of %s under the field, as the server would refuse it',
  (name) => {
    const form = { ...right, [name]: 'x'.repeat(fieldLimits[name] + 1) };
    expect(createUserBody.safeParse({ uid: 'x', ...form }).success).toBe(false);
    expect(signupProblems(form)).toEqual({ [name]: words.tooLong(fieldLimits[name]) });
  },
);

it('asks for no more than an address and a password', () => {
  const short = { ...right, firstName: '', lastName: '' };
  expect(signupProblems(short)).toEqual({});
  expect(createUserBody.safeParse({ uid: 'x', ...short }).success).toBe(true);
});

it('names all that is missing at once', () => {
  const empty = { ...right, email: '', password: '' };
  expect(signupProblems(empty)).toEqual(words.needed);
});

it.each(['marie', 'marie@', '@example.org', 'marie@localhost', 'two words@example.org'])(
  'takes %s for no address',
  (email) => expect(signupProblems({ ...right, email })).toEqual({ email: words.noAddress }),
);

it('tells a password that is too short or too long', () => {
  expect(signupProblems({ ...right, password: 'seven77' })).toEqual({ password: words.passwordShort(8) });
  expect(signupProblems({ ...right, password: 'x'.repeat(129) })).toEqual({ password: words.tooLong(128) });
});
