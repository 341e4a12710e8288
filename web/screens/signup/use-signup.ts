import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { userQuery } from '#web/api/queries.ts';
import { type SignUpForm, signUp } from '#web/api/sign-in.ts';
import { CookiesBlocked } from '#web/api/sign-in-errors.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { words as popupWords } from '#web/features/account/popup-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type RequiredName = keyof typeof words.needed;
type Missing = { readonly [Name in RequiredName]?: string };

/** Creating an account with email and password. */
export interface Signup {
  readonly signedIn: boolean;
  readonly submitting: boolean;
  readonly missing: Missing;
  readonly error: string | null;
  /** Takes back what went wrong: another way is tried. */
  readonly reset: () => void;
  /** The address that a mail went to, which says what comes next; null where none did. */
  readonly mailed: string | null;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useSignup(heading: string): Signup {
  const client = useQueryClient();
  const user = useQuery(userQuery);
  const [missing, setMissing] = useState<Missing>({});
  const signup = useMutation({
    mutationFn: (form: SignUpForm) => signUp(client, form, heading),
    onError: () => void toasts.add({ title: words.failed.title, variant: 'destructive', duration: 6000 }),
  });
  return {
    // While signing up, the user may be known before the profile is stored.
    signedIn: Boolean(user.data) && !signup.isPending,
    submitting: signup.isPending,
    missing,
    mailed: signup.data === 'look-into-mail' ? (signup.variables?.email ?? '') : null,
    error: signup.error === null ? null : signupFailure(signup.error),
    reset: signup.reset,
    submit(event) {
      event.preventDefault();
      const values = formValues(event.currentTarget, fieldNames);
      const found: Missing = Object.fromEntries(
        requiredNames.filter((name) => values[name] === '').map((name) => [name, words.needed[name]]),
      );
      setMissing(found);
      if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget, Object.keys(found));
      else signup.mutate(values);
    },
  };
}

/** The provider's own sentence: it knows its rules. */
function signupFailure(error: Error): string {
  return error instanceof CookiesBlocked ? popupWords.cookies : failureWords(error, words.failed).description;
}

const requiredNames = [
  'firstName',
  'lastName',
  'email',
  'password',
] as const satisfies readonly RequiredName[];
const fieldNames = [...requiredNames, 'organization', 'researchField'] as const;
