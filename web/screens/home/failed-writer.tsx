import { PenLine, TriangleAlert } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { bringIntoView } from '#web/ui/motion.ts';
import type { FailedWriter as Failed } from './use-generate.ts';
import { words } from './words.ts';

/** Why the model wrote nothing, and the one click that gets the posts all the same. */
export function FailedWriter({ failed }: { readonly failed: Failed }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  // The posts' places, which had the focus, are gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'center');
  }, []);
  return (
    <section
      role="alert"
      aria-labelledby="failed-writer"
      className="mt-16 rounded-md border border-line bg-check-wash px-5 py-5"
    >
      <h2
        id="failed-writer"
        ref={heading}
        tabIndex={-1}
        data-quiet-focus=""
        className="flex items-center gap-2 text-xl"
      >
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-check" />
        {failed.title}
      </h2>
      <p className="mt-2">{failed.description}</p>
      <p className="mt-1 text-ink-soft">{words.writerFailed.offer}</p>
      <Button className="mt-4" onClick={failed.writeAnyway}>
        <PenLine aria-hidden="true" />
        {words.writerFailed.writeAnyway}
      </Button>
    </section>
  );
}
