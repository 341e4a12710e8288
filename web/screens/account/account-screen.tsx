import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { userQuery } from '#web/api/queries.ts';
import { ApiKeys } from '#web/features/api-keys/api-keys.tsx';
import { PlanManagement } from '#web/features/subscription/plan-management.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TeamCard } from './team-card.tsx';
import { words } from './words.ts';
import { WriterSection } from './writer-section.tsx';

/** Below what one comes for most, and a file of its own. */
const PersonSections = lazy(async () => ({
  default: (await import('./person/person-sections.tsx')).PersonSections,
}));

/** What somebody has, the team they share it with, and what they can do about it. Its route needs someone signed in. */
export function AccountScreen(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 break-words text-ink-soft">{user.email}</p>
      <div className="mt-8 flex flex-col gap-6">
        {user.teamId !== null && <TeamCard user={user} />}
        <PlanManagement user={user} />
        <ApiKeys />
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PersonSections />
        </Suspense>
        <WriterSection />
      </div>
    </div>
  );
}
