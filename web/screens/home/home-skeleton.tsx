import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HomeGrid, HomeOpening } from './home-grid.tsx';

/** The generator while it is not known who is there: its words, and the places of what comes. */
export function HomeSkeleton({ status }: { readonly status: string }): ReactElement {
  return (
    <HomeGrid>
      <div>
        <Skeleton className="h-11" />
        <Skeleton className="mt-5 h-12" />
        <Skeleton className="mt-3 h-11 w-28 lg:mt-8 lg:h-40 lg:w-full" />
      </div>
      <div className="min-w-0">
        <HomeOpening />
        <div role="status" className="mt-8 flex min-h-dvh flex-col gap-10">
          <span className="sr-only">{status}</span>
          <Skeleton className="h-80" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </HomeGrid>
  );
}
