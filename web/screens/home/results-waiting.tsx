import type { ReactElement, ReactNode } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { platforms } from '#domain/posts/platforms.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { PostCard } from '#web/features/posts/post-card.tsx';
import { TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import type { Progress } from './progress.ts';

interface ResultsWaitingProps {
  readonly chosen: readonly PlatformId[];
  readonly progress: Progress;
  readonly name: string;
  /** What the posts are written from: it can be put right in the meantime. */
  readonly facts: ReactNode;
}

const noGrounding = {};
const noSource = { sentences: [] };

/** The posts while they are written: each takes its place as soon as it is there. Marks come with the source, at the end. */
export function ResultsWaiting({ chosen, progress, name, facts }: ResultsWaitingProps): ReactElement {
  const trace = useTraceState(noGrounding);
  return (
    <TraceContext value={trace}>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-8">
        <TooltipProvider>
          <div className="flex min-w-0 flex-col gap-6">
            {chosen.map((platform) => {
              const text = progress.posts[platform];
              return text === undefined ? (
                <EmptyCard key={platform} platform={platform} />
              ) : (
                <PostCard
                  key={platform}
                  platform={platform}
                  text={text}
                  name={name}
                  sentences={[]}
                  checked={[]}
                  source={noSource}
                  markIds="waiting"
                  typed={0}
                />
              );
            })}
          </div>
        </TooltipProvider>
        {facts}
      </div>
    </TraceContext>
  );
}

function EmptyCard({ platform }: { readonly platform: PlatformId }): ReactElement {
  return (
    <Card>
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
  );
}
