import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { paths } from './paths.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const NotFound = lazy(async () => ({
  default: (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
}));

/** The screens below are for admins; to anyone else who is signed in they are not there. */
export function RequireAdmin(): ReactElement {
  const { data: user } = useQuery(userQuery);
  if (user?.role === 'admin') return <Outlet />;
  // The account says what their rights wait for.
  if (user?.needsSecondFactor === true) return <Navigate to={paths.account} replace />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotFound />
    </Suspense>
  );
}
