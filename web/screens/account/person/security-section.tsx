import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { changePassword, endSecondFactor } from '#web/api/identity.ts';
import { renewSession } from '#web/api/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { AskingDialog, passwordField } from './asking-dialog.tsx';
import { Section } from './section.tsx';
import { tellDone } from './tell.ts';
import { useAsking } from './use-asking.ts';
import { words } from './words.ts';

type Account = OutputOf<'getAccount'>;
type SecondFactor = NonNullable<Account['secondFactor']>;
type Open = 'password' | 'set-up' | 'turn-off' | 'new-codes' | null;

const SetUp = lazy(async () => ({ default: (await import('./second-factor-set-up.tsx')).SecondFactorSetUp }));
const NewCodes = lazy(async () => ({ default: (await import('./new-recovery-codes.tsx')).NewRecoveryCodes }));

interface SecuritySectionProps {
  readonly account: Account;
  readonly factor: SecondFactor;
}

/** Password and second factor of an account that signs in here. */
export function SecuritySection({ account, factor }: SecuritySectionProps): ReactElement {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section title={words.security.title}>
      <h3 className="mt-4 font-medium">{words.security.factor}</h3>
      {factor.required && <p className="mt-1 text-check">{words.security.required}</p>}
      <p className="mt-1 text-ink-soft">
        {factor.on ? words.security.on(factor.recoveryCodesLeft) : words.security.off}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {factor.on ? (
          <>
            <Button variant="outline" onClick={() => setOpen('new-codes')}>
              {words.security.newCodes}
            </Button>
            <Button variant="outline" onClick={() => setOpen('turn-off')}>
              {words.security.turnOff}
            </Button>
          </>
        ) : (
          account.hasPassword && <Button onClick={() => setOpen('set-up')}>{words.security.turnOn}</Button>
        )}
        {account.hasPassword && (
          <Button variant="outline" onClick={() => setOpen('password')}>
            {words.security.changePassword}
          </Button>
        )}
      </div>
      {open === 'password' && <ChangePassword onClose={close} />}
      {open === 'turn-off' && <TurnOff onClose={close} />}
      <Suspense fallback={null}>
        {open === 'set-up' && <SetUp onClose={close} />}
        {open === 'new-codes' && <NewCodes onClose={close} />}
      </Suspense>
    </Section>
  );
}

function ChangePassword({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useQueryClient();
  const asking = useAsking(async (values) => {
    await changePassword(values['password'] ?? '', values['newPassword'] ?? '');
    await renewSession(client);
    tellDone(words.security.changed);
    onClose();
  });
  return (
    <AskingDialog
      {...asking}
      title={words.security.changePassword}
      description={words.security.newHint}
      fields={[
        passwordField,
        {
          name: 'newPassword',
          label: words.security.newPassword,
          needed: words.security.newNeeded,
          autoComplete: 'new-password',
        },
      ]}
      confirmLabel={words.security.change}
      runningLabel={words.security.changing}
      onClose={onClose}
    />
  );
}

function TurnOff({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useQueryClient();
  const asking = useAsking(async (values) => {
    await endSecondFactor(values['password'] ?? '');
    await renewSession(client);
    tellDone(words.security.turnedOff);
    onClose();
  });
  return (
    <AskingDialog
      {...asking}
      destructive
      title={words.security.offTitle}
      description={words.security.offText}
      fields={[passwordField]}
      confirmLabel={words.security.turnOff}
      runningLabel={words.security.going}
      onClose={onClose}
    />
  );
}
