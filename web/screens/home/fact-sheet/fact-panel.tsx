import { lazy, type ReactElement, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Reading } from '../use-reading.ts';
import { factNames } from './facts.ts';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

/** Fetched with the first text, as the engine is. */
const TracedFacts = lazy(async () => ({ default: (await import('./traced-facts.tsx')).TracedFacts }));

interface FactPanelProps {
  readonly reading: Reading;
  readonly steering: Steering;
}

/** Before there are posts: what was read on one side, the text it was read from on the other. */
export function FactPanel({ reading, steering }: FactPanelProps): ReactElement {
  if (reading.state === 'short') return <p className="text-sm text-ink-soft">{words.wait}</p>;
  if (reading.state === 'failed') return <p className="text-sm text-ink-soft">{words.failed}</p>;
  return (
    <section
      aria-label={words.region}
      aria-busy={reading.state === 'loading'}
      className="rounded-md border border-line bg-sheet p-4 md:p-5"
    >
      <Suspense fallback={<FactsWaiting />}>
        {reading.sheet === null ? (
          <FactsWaiting />
        ) : (
          <TracedFacts sheet={reading.sheet} steering={steering} />
        )}
      </Suspense>
    </section>
  );
}

function FactsWaiting(): ReactElement {
  return (
    <div className="flex flex-col gap-3">
      {factNames.map((name) => (
        <Skeleton key={name} className="h-5 w-4/5" />
      ))}
    </div>
  );
}
