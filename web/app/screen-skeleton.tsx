import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { words } from './words.ts';

/** Shown while a screen's code or the person's session is on its way; as high as the window, so that the footer does not jump. */
export function ScreenSkeleton(): ReactElement {
  return (
    <div role="status" className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-6 px-4 py-12 md:px-6">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
