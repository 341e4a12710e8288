import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { userQuery } from '#web/api/queries.ts';
import { finishSignUp, type SignUpForm, signUp } from '#web/api/sign-in.ts';
import { CookiesBlocked, SignedUpOnly } from '#web/api/sign-in-errors.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { words as popupWords } from '#web/features/account/popup-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { type SignupProblems, signupProblems } from './validate-signup.ts';
import { words } from './words.ts';

/** Creating an account with email and password. */
export interface Signup {
  readonly signedIn: boolean;
  readonly submitting: boolean;
  readonly problems: SignupProblems;
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
  const [problems, setProblems] = useState<SignupProblems>({});
  const signup = useMutation({
    mutationFn: (form: SignUpForm) => signUp(client, form, heading),
    onSuccess: (how, form) => {
      if (how === 'profile-missing') tellProfileMissing(client, form);
    },
    onError: () => void toasts.add({ title: words.failed.title, variant: 'destructive', duration: 6000 }),
  });
  return {
    // While signing up, the user may be known before the profile is stored.
    signedIn: Boolean(user.data) && !signup.isPending,
    submitting: signup.isPending,
    problems,
    mailed: signup.data === 'look-into-mail' ? (signup.variables?.email ?? '') : null,
    error: signup.error === null ? null : signupFailure(signup.error),
    reset: signup.reset,
    submit(event) {
      event.preventDefault();
      const values = formValues(event.currentTarget, fieldNames);
      const found = signupProblems(values);
      setProblems(found);
      if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget, Object.keys(found));
      else signup.mutate(values);
    },
  };
}

/** They are signed in and on their way: what is missing is offered wherever they are. */
function tellProfileMissing(client: QueryClient, form: SignUpForm): void {
  const again = (): void => {
    finishSignUp(client, form).then(
      () => toasts.add({ title: words.profileKept, variant: 'success' }),
      () => tellProfileMissing(client, form),
    );
  };
  toasts.add({
    ...words.profileNotKept,
    variant: 'destructive',
    duration: 60_000,
    action: { label: words.profileAgain, run: again },
  });
}

/** The provider's own sentence: it knows its rules. */
function signupFailure(error: Error): string {
  if (error instanceof SignedUpOnly) return words.halfway;
  return error instanceof CookiesBlocked ? popupWords.cookies : failureWords(error, words.failed).description;
}

const fieldNames = ['firstName', 'lastName', 'email', 'password', 'organization', 'researchField'] as const;
