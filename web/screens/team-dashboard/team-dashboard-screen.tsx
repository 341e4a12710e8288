import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Team, User } from '#contract/types.ts';
import { teamQuery, userQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { KeysToRotate } from '#web/features/api-keys/keys-to-rotate.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { BillingTab } from './billing-tab.tsx';
import { refusalOf } from './dashboard-access.ts';
import { MembersTab } from './members-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SupportTab } from './support-tab.tsx';
import { words } from './words.ts';

/** For the owner of a team, or an admin in it; anybody else is told why and led home. Its route needs someone signed in. */
export function TeamDashboardScreen(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  // Who may be here is asked anew each time: seats and roles change from elsewhere.
  const team = useQuery({ ...teamQuery, staleTime: 0 });
  if (!user) return null;
  if (team.isError && team.data === undefined) return <LeadHome toast={words.loadFailed} />;
  if (team.data === undefined || (team.isFetching && refusalOf(team.data, user.role) !== null))
    return <ScreenSkeleton />;
  const refusal = refusalOf(team.data, user.role);
  if (refusal !== null) return <LeadHome toast={refusal} />;
  return <Dashboard team={team.data} user={user} />;
}

function LeadHome({ toast }: { readonly toast: NewToast }): null {
  const navigate = useNavigate();
  useEffect(() => {
    // One toast, also where the effect runs twice.
    const timer = setTimeout(() => {
      // Who just handed the team over is on the way to their account, though this is still on the screen.
      if (window.location.pathname !== paths.teamDashboard) return;
      toasts.add({ ...toast, variant: 'destructive', duration: 8000 });
      void navigate(paths.home, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [navigate, toast]);
  return null;
}

const tabs = ['overview', 'members', 'billing', 'support'] as const;
type Tab = (typeof tabs)[number];

function Dashboard({ team, user }: { readonly team: Team; readonly user: User }): ReactElement {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const current = tabs.find((tab) => tab === named) ?? 'overview';
  const panels: Record<Tab, ReactElement> = {
    overview: <OverviewTab team={team} />,
    members: <MembersTab team={team} user={user} />,
    billing: <BillingTab team={team} user={user} />,
    support: <SupportTab team={team} />,
  };
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-8 break-words text-ink-soft">{team.name}</p>
      {team.id !== null && <KeysToRotate teamId={team.id} keys={team.keys} />}
      <Tabs
        label={words.tabsLabel}
        value={current}
        onChange={(tab) => setSearch(tab === 'overview' ? {} : { tab }, { preventScrollReset: true })}
        tabs={tabs.map((value) => ({ value, label: words.tabs[value], content: panels[value] }))}
      />
    </div>
  );
}
