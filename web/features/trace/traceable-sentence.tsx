import type { ReactElement, ReactNode } from 'react';
import type { Mark } from '#domain/grounding/mark.ts';
import { type Pointer, useTrace } from './trace.ts';

interface TraceableProps {
  readonly pointer: Pointer;
  readonly className: string;
  /** What is known of the sentence; sets its line style. */
  readonly mark?: Mark;
  readonly describedBy?: string;
  /** False for the later part of a sentence that is drawn in two: one stop for the keyboard is enough. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

/** A sentence that lights the other end of its thread when hovered, focused, clicked or tapped. */
export function TraceableSentence({
  pointer,
  className,
  mark,
  describedBy,
  focusable = true,
  children,
}: TraceableProps): ReactElement {
  const trace = useTrace();
  const lit = trace.isLit(pointer);
  return (
    // A real button cannot break across lines.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={focusable ? 0 : -1}
      className={className}
      data-lit={lit}
      data-proven={lit ? trace.isProven : undefined}
      data-end={pointer.kind}
      data-sentence={pointer.kind === 'fact' ? undefined : pointer.sentence}
      data-mark={mark}
      aria-describedby={describedBy}
      // Moving, not entering: a page that scrolls under a mouse at rest must not take over from the keyboard.
      onPointerMove={(event) => event.pointerType === 'mouse' && trace.follow('mouse', pointer)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && trace.follow('mouse', null)}
      onFocus={() => trace.follow('focus', pointer)}
      onBlur={() => trace.follow('focus', null)}
      onClick={() => trace.pin(pointer)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        trace.pin(pointer);
      }}
    >
      {children}
    </span>
  );
}
