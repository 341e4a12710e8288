import { profileLimits } from '#domain/accounts/profile.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { SignUpForm } from '#web/api/sign-in.ts';
import { words } from './words.ts';

/** What is wrong with a field, told under it. */
export type SignupProblems = { readonly [Name in keyof SignUpForm]?: string };

/** As many characters as each field takes. A password has a limit too, but is never cut: nobody would see that it was. */
export const fieldLimits = {
  firstName: profileLimits.name,
  lastName: profileLimits.name,
  email: profileLimits.email,
  organization: profileLimits.organization,
  researchField: profileLimits.researchField,
} as const;

/** Everything that the server would refuse of the profile: an account is made only once all of it is right. */
export function signupProblems(form: SignUpForm): SignupProblems {
  const found: { -readonly [Name in keyof SignUpForm]?: string | undefined } = {};
  for (const name of required) if (form[name] === '') found[name] = words.needed[name];
  for (const name of limited)
    if (form[name].length > fieldLimits[name]) found[name] = words.tooLong(fieldLimits[name]);
  found.email ??= emailProblem(form.email);
  found.password ??= passwordProblem(form.password);
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function emailProblem(email: string): string | undefined {
  return isMailAddress(email) ? undefined : words.noAddress;
}

function passwordProblem({ length }: string): string | undefined {
  const { min, max } = profileLimits.password;
  if (length < min) return words.passwordShort(min);
  return length > max ? words.tooLong(max) : undefined;
}

const required = ['email', 'password'] as const;
const limited = ['firstName', 'lastName', 'email', 'organization', 'researchField'] as const;
