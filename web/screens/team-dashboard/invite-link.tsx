import { Check, Copy } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { dayOf } from './day-of.ts';
import type { Invited } from './use-invite.ts';
import { words } from './words.ts';

/** The link, this once: the server keeps its hash alone. Takes the focus, so that nobody misses it. */
export function InviteLink({ invited }: { readonly invited: Invited }): ReactElement {
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(invited.link);
      setIsCopied(true);
    } catch {
      toasts.add({ ...words.invite.copyFailed, variant: 'destructive', duration: 6000 });
    }
  };
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
            <Button variant="outline" onClick={() => void copy()}>
              {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              <span role="status">{isCopied ? words.invite.copied : words.invite.copy}</span>
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
