import type { ReactElement } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { leaveFor } from '#web/api/sign-in.ts';
import { paths } from '#web/app/paths.ts';
import { AskingDialog, passwordField } from './asking-dialog.tsx';
import { useAsking } from './use-asking.ts';
import { words } from './words.ts';

interface DeleteAccountProps {
  readonly account: OutputOf<'getAccount'>;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and wants the address typed. */
export function DeleteAccount({ account, onClose }: DeleteAccountProps): ReactElement {
  const asking = useAsking(async (values) => {
    const { email = '', password } = values;
    await api.call('deleteAccount', { body: { email, ...(password !== undefined && { password }) } });
    leaveFor(paths.accountDeleted);
  });
  const emailField = {
    name: 'email',
    type: 'email',
    label: words.data.typeEmail(account.email),
    needed: words.data.emailNeeded,
    autoComplete: 'off',
  } as const;
  return (
    <AskingDialog
      {...asking}
      destructive
      title={words.data.deleteTitle}
      description={words.data.deleteWhat}
      fields={account.hasPassword ? [emailField, passwordField] : [emailField]}
      confirmLabel={words.data.confirm}
      runningLabel={words.data.confirming}
      onClose={onClose}
    >
      <p className="text-ink-soft">{words.data.deleteTeam}</p>
    </AskingDialog>
  );
}
