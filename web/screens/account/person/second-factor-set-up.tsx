import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { beginSecondFactor, type SecondFactorSetup, sendCode } from '#web/api/identity.ts';
import { renewSession } from '#web/api/sign-in.ts';
import { AskingDialog, passwordField } from './asking-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { tellDone } from './tell.ts';
import { useAsking } from './use-asking.ts';
import { words } from './words.ts';

/** Password, then the key for the app and a first code of it, then the recovery codes: it counts after the code. */
export function SecondFactorSetUp({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [isOn, setOn] = useState(false);
  if (setup === null) return <AskPassword onSetup={setSetup} onClose={onClose} />;
  if (!isOn) return <AskCode setup={setup} onOn={() => setOn(true)} onClose={onClose} />;
  return <RecoveryCodes codes={setup.recoveryCodes} onClose={onClose} />;
}

interface AskPasswordProps {
  readonly onSetup: (setup: SecondFactorSetup) => void;
  readonly onClose: () => void;
}

function AskPassword({ onSetup, onClose }: AskPasswordProps): ReactElement {
  const asking = useAsking(async (values) => onSetup(await beginSecondFactor(values['password'] ?? '')));
  return (
    <AskingDialog
      {...asking}
      title={words.security.setUpTitle}
      description={words.security.passwordText}
      fields={[passwordField]}
      confirmLabel={words.security.go}
      runningLabel={words.security.going}
      onClose={onClose}
    />
  );
}

interface AskCodeProps {
  readonly setup: SecondFactorSetup;
  readonly onOn: () => void;
  readonly onClose: () => void;
}

function AskCode({ setup, onOn, onClose }: AskCodeProps): ReactElement {
  const client = useQueryClient();
  const asking = useAsking(async (values) => {
    await sendCode((values['code'] ?? '').replaceAll(' ', ''));
    onOn();
    await renewSession(client);
    tellDone(words.security.turnedOn);
  });
  const key = new URL(setup.otpauth).searchParams.get('secret') ?? '';
  return (
    <AskingDialog
      key="code"
      {...asking}
      title={words.security.setUpTitle}
      description={words.security.scanText}
      fields={[
        {
          name: 'code',
          type: 'text',
          label: words.security.code,
          hint: words.security.codeHint,
          needed: words.security.codeNeeded,
          autoComplete: 'one-time-code',
        },
      ]}
      confirmLabel={words.security.confirm}
      runningLabel={words.security.going}
      onClose={onClose}
    >
      <QrCode text={setup.otpauth} label={words.security.qr} />
      <p className="text-sm text-ink-soft">
        {words.security.key}:{' '}
        <code className="break-words text-ink select-all">{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <a
        href={setup.otpauth}
        className="self-start py-2 text-sm font-medium text-sky underline underline-offset-4"
      >
        {words.security.openApp}
      </a>
    </AskingDialog>
  );
}
