import type { ReactElement } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { platforms } from '#domain/posts/platforms.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ResultsFrame } from './results.tsx';
import { words } from './words.ts';

/** The posts' places while they are written. */
export function ResultsWaiting({ chosen }: { readonly chosen: readonly PlatformId[] }): ReactElement {
  return (
    <ResultsFrame status={words.results.writing}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10">
        <div className="flex flex-col gap-6">
          {chosen.map((platform) => (
            <Card key={platform}>
              <p className="flex items-center gap-2 border-b border-line px-5 py-3 font-semibold">
                <PlatformMark platform={platform} className="size-5" />
                {platforms[platform].label}
              </p>
              <div className="flex gap-3 p-5">
                <Skeleton className="size-10 shrink-0 rounded-full" />
                <div className="flex flex-1 flex-col gap-3">
                  <Skeleton className="h-4 w-40" />
                  <Skeleton className="h-4 w-full" />
                  <Skeleton className="h-4 w-11/12" />
                  <Skeleton className="h-4 w-3/5" />
                </div>
              </div>
            </Card>
          ))}
        </div>
        <Skeleton className="hidden h-80 lg:block" />
      </div>
    </ResultsFrame>
  );
}
