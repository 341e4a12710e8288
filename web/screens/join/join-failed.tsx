import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { signOut } from '#web/api/sign-in.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { words } from './words.ts';

interface JoinFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why it did not work, and what may help: another try, another account, or leaving the team one is in. */
export function JoinFailed({ error, onRetry }: JoinFailedProps): ReactElement {
  const code = error instanceof ApiError ? error.code : null;
  const { description } = failureWords(error, words.failed);
  const heading = useFocusOnce();
  return (
    <Card aria-labelledby="join-failed" className="p-6">
      <h1 id="join-failed" ref={heading} tabIndex={-1} data-quiet-focus="" className="text-2xl">
        {words.heading}
      </h1>
      {code === 'team_full' && <p className="mt-3 font-medium">{words.full}</p>}
      <p role="alert" className="mt-2 break-words text-ink-soft">
        {description}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{words.tryAgain}</Button>
        {code === 'wrong_person' && <SignOut />}
        {code === 'conflict' && (
          <Button variant="outline" asChild>
            <Link to={paths.account}>{words.account}</Link>
          </Button>
        )}
        <Button variant="ghost" asChild>
          <Link to={paths.home}>{words.home}</Link>
        </Button>
      </div>
    </Card>
  );
}

/** Nobody is signed in afterwards, so the screen stores the invite and leads to the login. */
function SignOut(): ReactElement {
  const client = useQueryClient();
  const leave = useMutation({ mutationFn: () => signOut(client) });
  return (
    <Button
      variant="outline"
      aria-disabled={leave.isPending || undefined}
      onClick={() => leave.isPending || leave.mutate()}
    >
      {leave.isPending ? words.signingOut : words.signOut}
    </Button>
  );
}

function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
