import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { forgetIdToken } from '#web/api/id-token.ts';
import { IdentityError, verifyAddress } from '#web/api/identity.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { tokenInAddress } from '#web/features/account/token-in-address.ts';
import { Told } from '#web/features/account/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** Opened from the mail: confirms at once. A program that only looks at the link, without a browser, confirms nothing. */
export function VerifyAddressScreen(): ReactElement {
  const token = tokenInAddress(useLocation().hash);
  const client = useQueryClient();
  const verified = useQuery({
    queryKey: queryKeys.verifiedAddress(token),
    queryFn: async () => {
      await verifyAddress(token);
      // The token in hand still says "not confirmed"; the session knows better.
      forgetIdToken();
      await client.invalidateQueries({ queryKey: queryKeys.user });
      return true;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <title>{words.page}</title>
      {token === '' ? (
        <Failure text={words.incomplete} />
      ) : verified.isPending ? (
        <p role="status" className="mx-auto flex flex-1 items-center px-4 py-24 text-ink-soft">
          {words.running}
        </p>
      ) : verified.isError ? (
        <Failure
          text={failureWords(verified.error, words.failed).description}
          {...(verified.error instanceof IdentityError && verified.error.status < 500
            ? {}
            : { onRetry: () => void verified.refetch() })}
        />
      ) : (
        <Told title={words.done.title}>
          <p>{words.done.text}</p>
          <Button asChild>
            <Link to={paths.home}>{words.goOn}</Link>
          </Button>
        </Told>
      )}
    </>
  );
}

function Failure({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }): ReactElement {
  return (
    <Told title={words.failed.title}>
      <p>{text}</p>
      {onRetry === undefined ? <p>{words.again}</p> : <Button onClick={onRetry}>{words.retry}</Button>}
      <Button asChild variant="outline">
        <Link to={paths.home}>{words.goOn}</Link>
      </Button>
    </Told>
  );
}
