import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, LogIn } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { paths, pathWithHeading } from '#web/app/paths.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { Unreachable } from '#web/app/unreachable.tsx';
import { Lark } from '#web/features/brand/lark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from './failed.tsx';
import { takeToken } from './kept-token.ts';
import { useRedeem } from './use-redeem.ts';
import { words } from './words.ts';

/** Opens a trial from its link: from signed out to active, without the token in any address but the first. */
export function RedeemTrialScreen(): ReactElement {
  const token = useToken();
  const user = useQuery(userQuery);
  const redeem = useRedeem(token, user.data?.id ?? null);
  if (user.isPending) return <ScreenSkeleton />;
  if (user.data === undefined) return <Unreachable onRetry={() => void user.refetch()} />;
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <title>{words.page}</title>
      <Step token={token} isSignedIn={user.data !== null} redeem={redeem} />
    </div>
  );
}

interface StepProps {
  readonly token: string | null;
  readonly isSignedIn: boolean;
  readonly redeem: ReturnType<typeof useRedeem>;
}

function Step({ token, isSignedIn, redeem }: StepProps): ReactElement {
  if (redeem.isSuccess) {
    return (
      <Panel
        icon={<CircleCheck aria-hidden="true" className="size-14 text-supported" />}
        title={words.done.title}
      >
        <p className="mt-4 text-ink-soft">{words.done.days(redeem.data.days)}</p>
        <p className="mt-1">{redeem.data.message}</p>
        <Button asChild size="lg" className="mt-8">
          <Link to={paths.home}>{words.done.open}</Link>
        </Button>
      </Panel>
    );
  }
  if (token === null || (redeem.isError && isSignedIn)) {
    return (
      <Panel
        icon={<CircleAlert aria-hidden="true" className="size-14 text-unsupported" />}
        title={words.failed.title}
      >
        <Failed error={redeem.error} onRetry={() => token !== null && redeem.mutate(token)} />
      </Panel>
    );
  }
  if (!isSignedIn) return <LoginRequired />;
  return (
    <Panel icon={<Lark className="size-20 motion-safe:animate-pulse" />} title={words.activating.title}>
      <p className="mt-4 text-ink-soft">{words.activating.text}</p>
    </Panel>
  );
}

function LoginRequired(): ReactElement {
  return (
    <Panel icon={<LogIn aria-hidden="true" className="size-14 text-sky" />} title={words.loginRequired.title}>
      <p className="mt-4 text-ink-soft">{words.loginRequired.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild size="lg">
          <Link to={pathWithHeading(paths.login, paths.redeemTrial)}>{words.loginRequired.login}</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={pathWithHeading(paths.signup, paths.redeemTrial)}>{words.loginRequired.signUp}</Link>
        </Button>
      </div>
    </Panel>
  );
}

interface PanelProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}

/** Each step is read out as it comes. */
function Panel({ icon, title, children }: PanelProps): ReactElement {
  return (
    <>
      {icon}
      <div role="status" className="w-full">
        <h1 className="mt-6 text-3xl">{title}</h1>
        {children}
      </div>
    </>
  );
}

/** Moves the token out of the address bar, and so out of the history, before anything else happens. */
function useToken(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => takeToken(search));
  useEffect(() => {
    if (search !== '') void navigate(paths.redeemTrial, { replace: true });
  }, [search, navigate]);
  return token;
}
