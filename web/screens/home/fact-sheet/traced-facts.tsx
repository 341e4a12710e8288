import { type ReactElement, useRef } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { SourcePane } from '#web/features/trace/source-pane.tsx';
import { Thread } from '#web/features/trace/thread.tsx';
import { TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { FactStrip } from './fact-strip.tsx';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

/** The facts on one side, the text that they were read from on the other. */
export function TracedFacts({
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
          <FactStrip sheet={sheet} steering={steering} lead={words.before} folds="on-phones" />
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
