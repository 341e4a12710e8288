import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { Unreachable } from '#web/app/unreachable.tsx';
import { storeInvite } from '#web/features/invite/stored-invite.ts';
import { JoinFailed } from './join-failed.tsx';
import { useJoin } from './use-join.ts';
import { words } from './words.ts';

/** Follows an invite: through the login where nobody is signed in, else into the team. */
export function JoinScreen(): ReactElement {
  const { token = '' } = useParams();
  const user = useQuery(userQuery);
  if (user.isPending) return <ScreenSkeleton />;
  if (user.data === undefined) return <Unreachable onRetry={() => void user.refetch()} />;
  if (user.data === null) return <ToLogin token={token} />;
  return <Joining key={token} token={token} />;
}

function ToLogin({ token }: { readonly token: string }): ReactElement {
  useEffect(() => storeInvite(token), [token]);
  return <Navigate to={paths.login} replace />;
}

function Joining({ token }: { readonly token: string }): ReactElement {
  const join = useJoin(token);
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-12">
      <title>{words.page}</title>
      {join.error === null ? (
        <p role="status" className="text-center font-serif text-2xl">
          {words.joining}
        </p>
      ) : (
        <JoinFailed error={join.error} onRetry={() => join.mutate()} />
      )}
    </div>
  );
}
