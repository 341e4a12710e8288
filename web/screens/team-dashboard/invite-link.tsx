import { type ReactElement, useEffect, useRef } from 'react';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { dayOf } from '#web/ui/formats.ts';
import { Input } from '#web/ui/input.tsx';
import type { Invited } from './use-invite.ts';
import { words } from './words.ts';

/** The link, this once: the server keeps its hash alone. Takes the focus, so that nobody misses it. */
export function InviteLink({ invited }: { readonly invited: Invited }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <Field label={words.invite.link(invited.email)} hint={words.invite.linkHint(dayOf(invited.expiresAt))}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <Input
              {...control}
              ref={field}
              readOnly
              value={invited.link}
              className="min-w-0 flex-1 basis-64"
              onFocus={(event) => event.target.select()}
            />
            <CopyButton
              label={words.invite.copy}
              text={invited.link}
              failed={words.invite.copyFailed}
              size="default"
            />
          </div>
        )}
      </Field>
    </div>
  );
}
