import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { GenerateAnswer } from '#contract/types.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { words } from './words.ts';

/** Review, design and subjects, as labels on press releases say them. */
export function EvidenceLine({
  evidence,
}: {
  readonly evidence: GenerateAnswer['evidence'];
}): ReactElement | null {
  const { text } = evidence;
  if (typeof text !== 'string') return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <b className="font-medium text-ink">{words.results.evidence}:</b> {text}
    </p>
  );
}

interface ResultsFrameProps {
  /** Read out when it appears and whenever it changes. */
  readonly status: string;
  /** False where it was there before: the page is not moved then. */
  readonly takesFocus?: boolean;
  /** False where what it shows was on the screen already. */
  readonly scrolls?: boolean;
  /** Beside the heading: what concerns all posts. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Where posts appear. It takes the focus when it does, and is scrolled to; what comes later does not move the page. */
export function ResultsFrame({
  status,
  takesFocus = true,
  scrolls = true,
  aside,
  children,
}: ResultsFrameProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef({ takesFocus, scrolls });
  useEffect(() => {
    if (!first.current.takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    if (first.current.scrolls) bringIntoView(heading.current, 'start');
  }, []);
  return (
    <section aria-labelledby="results" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2
          id="results"
          ref={heading}
          tabIndex={-1}
          data-quiet-focus=""
          className="scroll-mt-36 text-xl max-md:sr-only"
        >
          {words.results.title}
        </h2>
        <p role="status" className="text-sm text-ink-soft max-md:sr-only">
          {status}
        </p>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Warnings({ warnings }: { readonly warnings: readonly string[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-check-wash px-4 py-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{words.results.warnings}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
