import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { sendCode, sendRecoveryCode } from '#web/api/identity.ts';
import { enter } from '#web/api/sign-in.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** Asks for the code of the app, or a recovery code; after it the login goes on by itself. */
export function SecondStep({ onStartAgain }: { readonly onStartAgain: () => void }): ReactElement {
  const client = useQueryClient();
  const [recovers, setRecovers] = useState(false);
  const [missing, setMissing] = useState<string>();
  const send = useMutation({
    mutationFn: async (code: string) => {
      await (recovers ? sendRecoveryCode(code) : sendCode(code.replaceAll(' ', '')));
      await enter(client);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { code } = formValues(event.currentTarget, ['code']);
    setMissing(code === '' ? words.code.needed : undefined);
    if (code === '') focusFirstInvalid(event.currentTarget, ['code']);
    else send.mutate(code);
  };
  return (
    <AccountPage
      title={words.code.title}
      lead={recovers ? words.code.recoveryLead : words.code.lead}
      error={send.error === null ? null : failureWords(send.error, words.code.failed).description}
      onSubmit={submit}
      below={
        <Button variant="link" onClick={onStartAgain}>
          {words.code.startAgain}
        </Button>
      }
    >
      <title>{words.page}</title>
      <TextField
        key={String(recovers)}
        name="code"
        label={recovers ? words.code.recoveryLabel : words.code.label}
        {...(recovers ? {} : { hint: words.code.hint, inputMode: 'numeric' as const })}
        required
        // The page before was a form with the same purpose, and this is its next field
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={missing}
      />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? words.code.submitting : words.code.submit}
      </Button>
      <Button
        type="button"
        variant="link"
        onClick={() => {
          send.reset();
          setRecovers(!recovers);
        }}
      >
        {recovers ? words.code.useApp : words.code.useRecovery}
      </Button>
    </AccountPage>
  );
}
