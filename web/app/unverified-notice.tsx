import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { userQuery } from '#web/api/queries.ts';

/** Few need it, so nobody else waits for it. */
const UnverifiedPart = lazy(async () => ({
  default: (await import('./unverified-part.tsx')).UnverifiedPart,
}));

/** Quiet, on top of every page, until the address is confirmed. */
export function UnverifiedNotice(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  if (user == null || user.emailVerified) return null;
  return (
    <Suspense>
      <UnverifiedPart email={user.email} />
    </Suspense>
  );
}
