import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, LogIn } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { teamQuery, userQuery } from '#web/api/queries.ts';
import { paths, pathWithHeading } from '#web/app/paths.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { Unreachable } from '#web/app/unreachable.tsx';
import { Lark } from '#web/features/brand/lark.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayOf } from '#web/ui/formats.ts';
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
  if (redeem.isSuccess) return <Done lead={words.done.days(redeem.data.days)} text={redeem.data.message} />;
  if (!isSignedIn) return <LoginRequired hasToken={token !== null} />;
  if (token === null) return <WithoutToken />;
  const { error } = redeem;
  if (error instanceof ApiError && error.code === 'already_redeemed') return <Done text={error.message} />;
  if (error !== null) return <NotActivated error={error} onRetry={() => redeem.mutate(token)} />;
  return <Activating />;
}

/** As after a reload: the link was followed and is gone, the trial that it opened is not. */
function WithoutToken(): ReactElement {
  const { data: team, isPending } = useQuery(teamQuery);
  if (isPending) return <Activating />;
  const endsAt = team?.trialEndsAt ?? null;
  if (endsAt !== null && Date.parse(endsAt) > Date.now())
    return <Done text={words.done.until(dayOf(endsAt))} />;
  return <NotActivated error={null} onRetry={() => undefined} />;
}

function Done({ lead, text }: { readonly lead?: string; readonly text: string }): ReactElement {
  return (
    <Panel
      icon={<CircleCheck aria-hidden="true" className="size-14 text-supported" />}
      title={words.done.title}
    >
      {lead !== undefined && <p className="mt-4 text-ink-soft">{lead}</p>}
      <p className={lead === undefined ? 'mt-4' : 'mt-1'}>{text}</p>
      <Button asChild size="lg" className="mt-8">
        <Link to={paths.home}>{words.done.open}</Link>
      </Button>
    </Panel>
  );
}

function NotActivated(props: Parameters<typeof Failed>[0]): ReactElement {
  return (
    <Panel
      icon={<CircleAlert aria-hidden="true" className="size-14 text-unsupported" />}
      title={words.failed.title}
    >
      <Failed {...props} />
    </Panel>
  );
}

function Activating(): ReactElement {
  return (
    <Panel icon={<Lark className="size-20 motion-safe:animate-pulse" />} title={words.activating.title}>
      <p className="mt-4 text-ink-soft">{words.activating.text}</p>
    </Panel>
  );
}

function LoginRequired({ hasToken }: { readonly hasToken: boolean }): ReactElement {
  return (
    <Panel icon={<LogIn aria-hidden="true" className="size-14 text-sky" />} title={words.loginRequired.title}>
      <p className="mt-4 text-ink-soft">
        {hasToken ? words.loginRequired.text : words.loginRequired.withoutToken}
      </p>
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
