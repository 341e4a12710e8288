import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { TakeUpHandedOver } from '#web/features/take-up/take-up-handed-over.tsx';
import { HomeSkeleton } from '#web/screens/home/home-skeleton.tsx';
import { paths, pathWithHeading } from './paths.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { Unreachable } from './unreachable.tsx';
import { words } from './words.ts';

/** The screens below need someone signed in; anyone else goes to the login and comes back here. */
export function RequireUser(): ReactElement {
  const location = useLocation();
  const user = useQuery(userQuery);
  // A screen is drawn in slices when it becomes known who is there; what the store says would else draw it in one go.
  const isAwaited = useDeferredValue(user.isPending);
  if (user.isPending || (isAwaited && user.data))
    return location.pathname === paths.home ? <HomeSkeleton status={words.loading} /> : <ScreenSkeleton />;
  if (user.data === undefined) return <Unreachable onRetry={() => void user.refetch()} />;
  if (user.data === null) {
    const heading = `${location.pathname}${location.search}${location.hash}`;
    return <Navigate to={pathWithHeading(paths.login, heading)} replace />;
  }
  if (location.pathname !== paths.home) return <Outlet />;
  return (
    <TakeUpHandedOver userId={user.data.id}>
      <Outlet />
    </TakeUpHandedOver>
  );
}
