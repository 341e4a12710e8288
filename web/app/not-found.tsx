import { lazy, type ReactElement, Suspense } from 'react';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const NotFoundScreen = lazy(async () => ({
  default: (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
}));

/** The screen of addresses that are none, in the place of another one. */
export function NotFound(): ReactElement {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  );
}
