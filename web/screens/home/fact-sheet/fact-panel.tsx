import { type ReactElement, useRef } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { SourcePane } from '#web/features/trace/source-pane.tsx';
import { Thread } from '#web/features/trace/thread.tsx';
import { TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Reading } from '../use-reading.ts';
import { FactStrip } from './fact-strip.tsx';
import { factNames } from './facts.ts';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

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
      {reading.sheet === null ? <FactsWaiting /> : <Traced sheet={reading.sheet} steering={steering} />}
    </section>
  );
}

function Traced({
  sheet,
  steering,
}: {
  readonly sheet: FactSheet;
  readonly steering: Steering;
}): ReactElement {
  const trace = useTraceState(noPosts);
  const area = useRef<HTMLDivElement>(null);
  return (
    <TraceContext value={trace}>
      <div ref={area} className="relative xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:gap-10">
        <div data-thread-edge="" className="min-w-0">
          <FactStrip sheet={sheet} steering={steering} lead={words.before} />
        </div>
        <div className="mt-4 hidden border-l border-line pl-6 md:max-xl:border-l-0 md:max-xl:pl-0 md:block xl:mt-0">
          <h3 className="font-sans text-sm font-medium tracking-normal">{words.source}</h3>
          <p className="mb-2 text-sm text-ink-soft">{words.sourceHint}</p>
          <SourcePane
            source={sheet}
            lead={{
              sentence: sheet.finding.sentence,
              choose: (sentence) => steering.steer({ finding: sentence }),
            }}
          />
        </div>
        <Thread area={area} />
      </div>
    </TraceContext>
  );
}

const noPosts = {};

function FactsWaiting(): ReactElement {
  return (
    <div className="flex flex-col gap-3">
      {factNames.map((name) => (
        <Skeleton key={name} className="h-5 w-4/5" />
      ))}
    </div>
  );
}
