import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { Outlet } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const NotFound = lazy(async () => ({
  default: (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
}));

/** The screens below are for admins; to anyone else who is signed in they are not there. */
export function RequireAdmin(): ReactElement {
  const { data: user } = useQuery(userQuery);
  if (user?.role === 'admin') return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotFound />
    </Suspense>
  );
}
