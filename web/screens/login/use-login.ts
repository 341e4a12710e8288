import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { IdentityError } from '#web/api/identity.ts';
import { userQuery } from '#web/api/queries.ts';
import { signIn } from '#web/api/sign-in.ts';
import { CookiesBlocked } from '#web/api/sign-in-errors.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { words as popupWords } from '#web/features/account/popup-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Missing = { readonly email?: string; readonly password?: string };

/** Signing in with email and password. */
export interface Login {
  readonly signedIn: boolean;
  readonly submitting: boolean;
  readonly missing: Missing;
  readonly error: string | null;
  /** The password was right; a code is asked for. */
  readonly needsCode: boolean;
  /** Takes back what went wrong, or the password: another way is tried. */
  readonly reset: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useLogin(): Login {
  const client = useQueryClient();
  const user = useQuery(userQuery);
  const [missing, setMissing] = useState<Missing>({});
  const login = useMutation({
    mutationFn: (credentials: { readonly email: string; readonly password: string }) =>
      signIn(client, credentials),
    onError: () => void toasts.add({ title: words.failedTitle, variant: 'destructive', duration: 6000 }),
  });
  return {
    // While a sign-in runs, the user may be known before the session is open.
    signedIn: Boolean(user.data) && !login.isPending,
    submitting: login.isPending,
    missing,
    needsCode: login.data === 'second-factor',
    error: login.error === null ? null : loginFailure(login.error),
    reset: login.reset,
    submit(event) {
      event.preventDefault();
      const values = formValues(event.currentTarget, ['email', 'password']);
      const found: Missing = {
        ...(values.email === '' && { email: words.emailNeeded }),
        ...(values.password === '' && { password: words.passwordNeeded }),
      };
      setMissing(found);
      if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget, Object.keys(found));
      else login.mutate(values);
    },
  };
}

/** The provider's refusal has one sentence for every cause, so that nobody learns which addresses have an account. */
function loginFailure(error: Error): string {
  if (error instanceof CookiesBlocked) return popupWords.cookies;
  const refused = error instanceof IdentityError && error.status < 500 && error.status !== 429;
  if (refused) return words.failed;
  return failureWords(error, { title: words.failedTitle, description: words.failed }).description;
}
