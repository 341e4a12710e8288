import type { ReactElement } from 'react';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import { type Grounding, useTrace } from '#web/features/trace/trace.ts';
import { TraceNote } from '#web/features/trace/trace-note.tsx';
import { words } from '#web/features/trace/words.ts';

interface PointedNoteProps {
  readonly grounding: Grounding;
  readonly source: SourceText;
}

/** Above the source: what stands behind the sentence one points at, or how to point. Its height stays the same. */
export function PointedNote({ grounding, source }: PointedNoteProps): ReactElement {
  const { pointer } = useTrace();
  const sentence = pointer?.kind === 'post' ? grounding[pointer.platform]?.[pointer.sentence] : undefined;
  return (
    <div className="mt-2 mb-4 min-h-14 border-b border-line pb-4">
      {sentence === undefined ? (
        <p className="text-sm text-ink-soft">
          <span className="pointer-coarse:hidden">{words.sourceHint}</span>
          <span className="hidden pointer-coarse:inline">{words.sourceHintTouch}</span>
        </p>
      ) : (
        <TraceNote sentence={sentence} source={source} quotes={false} />
      )}
    </div>
  );
}
