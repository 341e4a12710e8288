import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HomeGrid, HomeOpening } from './home-grid.tsx';

/** The generator while it is not known who is there: its words, and the places of what comes. */
export function HomeSkeleton({ status }: { readonly status: string }): ReactElement {
  return (
    <HomeGrid>
      <div className="order-last lg:order-none">
        <Skeleton className="h-11" />
        <Skeleton className="mt-5 h-12" />
        <Skeleton className="mt-8 h-40" />
      </div>
      <div className="min-w-0">
        <HomeOpening />
        <div
          role="status"
          className="mt-5 flex min-h-dvh flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10"
        >
          <span className="sr-only">{status}</span>
          <Skeleton className="h-80" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </HomeGrid>
  );
}
