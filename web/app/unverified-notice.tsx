import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { userQuery } from '#web/api/queries.ts';
import { signInClient } from '#web/api/sign-in-client.ts';
import { useSignInClient } from '#web/features/account/use-sign-in-client.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** Quiet, on top of every page, until the address is confirmed. */
export function UnverifiedNotice(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  const client = useSignInClient();
  const isShown = Boolean(user) && user?.emailVerified === false;
  useEffect(() => {
    // Who signs people in says whether a link can be mailed; until that is known, or where it cannot, none is offered.
    if (isShown) void signInClient().catch(() => undefined);
  }, [isShown]);
  const send = useMutation({
    mutationFn: async (email: string) => (await signInClient()).sendVerification?.(email),
  });
  if (!user || !isShown) return null;
  const hasLink = client !== null && client.sendVerification !== null;
  const standing = client === null ? words.unverified.unknown : words.unverified.noLink;
  const said = send.isSuccess
    ? words.unverified.sent
    : send.error === null
      ? hasLink
        ? words.unverified.text
        : standing
      : failureWords(send.error, words.unverified.failed).description;
  return (
    <section aria-label={words.unverified.title} className="border-b border-line bg-wash">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-sm md:px-6">
        <p role="status" className="min-w-0 break-words">
          {said.replace('{email}', user.email)}
        </p>
        {!send.isSuccess && hasLink && (
          <Button
            variant="link"
            size="sm"
            className="-mx-3"
            disabled={send.isPending}
            onClick={() => send.mutate(user.email)}
          >
            {words.unverified.again}
          </Button>
        )}
      </div>
    </section>
  );
}
