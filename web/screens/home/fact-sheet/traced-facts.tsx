import type { ReactElement } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { SourcePane } from '#web/features/trace/source-pane.tsx';
import { TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { FactStrip } from './fact-strip.tsx';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

/** The facts, and below them the text that they were read from. */
export function TracedFacts({
  sheet,
  steering,
}: {
  readonly sheet: FactSheet;
  readonly steering: Steering;
}): ReactElement {
  const trace = useTraceState(noPosts);
  return (
    <TraceContext value={trace}>
      <FactStrip sheet={sheet} steering={steering} lead={words.before} folds="on-phones" />
      <div className="mt-4 hidden border-t border-line pt-4 md:block">
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
    </TraceContext>
  );
}

const noPosts = {};
