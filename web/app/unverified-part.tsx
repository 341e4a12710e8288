import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { signInClient } from '#web/api/sign-in-client.ts';
import { useSignInClient } from '#web/features/account/use-sign-in-client.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './unverified-words.ts';

/** Says that the address is not confirmed, and mails the link again. */
export function UnverifiedPart({ email }: { readonly email: string }): ReactElement {
  const client = useSignInClient();
  useEffect(() => {
    // Who signs people in says whether a link can be mailed; until that is known, or where it cannot, none is offered.
    void signInClient().catch(() => undefined);
  }, []);
  const send = useMutation({
    mutationFn: async () => (await signInClient()).sendVerification?.(email),
  });
  const hasLink = client !== null && client.sendVerification !== null;
  const standing = client === null ? words.unknown : words.noLink;
  const said = send.isSuccess
    ? words.sent
    : send.error === null
      ? hasLink
        ? words.text
        : standing
      : failureWords(send.error, words.failed).description;
  return (
    <section aria-label={words.title} className="border-b border-line bg-wash">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm md:px-6">
        <p role="status" className="min-w-0 break-words">
          {said.replace('{email}', email)}
        </p>
        {!send.isSuccess && hasLink && (
          <Button
            variant="link"
            size="sm"
            className="-mx-3"
            disabled={send.isPending}
            onClick={() => send.mutate()}
          >
            {words.again}
          </Button>
        )}
      </div>
    </section>
  );
}
