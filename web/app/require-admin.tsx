import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, Outlet } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { NotFound } from './not-found.tsx';
import { paths } from './paths.ts';

/** The screens below are for admins; to anyone else who is signed in they are not there. */
export function RequireAdmin(): ReactElement {
  const { data: user } = useQuery(userQuery);
  if (user?.role === 'admin') return <Outlet />;
  // The account says what their rights wait for.
  if (user?.needsSecondFactor === true) return <Navigate to={paths.account} replace />;
  return <NotFound />;
}
