import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { signOut } from '#web/api/sign-in.ts';
import { paths, pathWithHeading } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

interface FailedProps {
  /** Null where there was no token at all. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Why it did not work, and the one thing that helps. */
export function Failed({ error, onRetry }: FailedProps): ReactElement {
  const reason =
    error === null ? words.failed.noToken : failureWords(error, words.failed.fallback).description;
  return (
    <>
      <p className="mt-4">{reason}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <WayOn error={error} onRetry={onRetry} />
        <Button asChild variant="outline">
          <Link to={paths.home}>{words.failed.home}</Link>
        </Button>
      </div>
    </>
  );
}

function WayOn({ error, onRetry }: FailedProps): ReactElement | null {
  if (error === null) return null;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'wrong_person') return <OtherAccount />;
  const mayWorkLater =
    code === null || code === 'unavailable' || code === 'internal' || code === 'rate_limited';
  return mayWorkLater ? <Button onClick={onRetry}>{words.failed.retry}</Button> : null;
}

/** The token stays on the device meanwhile. */
function OtherAccount(): ReactElement {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut(client);
      await navigate(pathWithHeading(paths.login, paths.redeemTrial));
    } finally {
      setLeaving(false);
    }
  };
  return (
    <Button disabled={leaving} onClick={() => void leave()}>
      {words.failed.otherAccount}
    </Button>
  );
}
