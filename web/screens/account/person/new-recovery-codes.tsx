import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { makeRecoveryCodes } from '#web/api/identity.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { AskingDialog, passwordField } from './asking-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAsking } from './use-asking.ts';
import { words } from './words.ts';

/** Ten new codes for the password. */
export function NewRecoveryCodes({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const asking = useAsking(async (values) => {
    setCodes(await makeRecoveryCodes(values['password'] ?? ''));
    await client.invalidateQueries({ queryKey: queryKeys.account });
  });
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <AskingDialog
      {...asking}
      title={words.security.codesTitle}
      description={words.security.codesText}
      fields={[passwordField]}
      confirmLabel={words.security.go}
      runningLabel={words.security.going}
      onClose={onClose}
    />
  );
}
