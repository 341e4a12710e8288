import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { useTrace } from './trace.ts';

/** The signature of the product: a thin line from a sentence of a post to the sentence of the paper behind it. */
export function Thread({ area }: { readonly area: RefObject<HTMLElement | null> }): ReactElement | null {
  const { pointer } = useTrace();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (pointer === null) {
      setLines([]);
      return;
    }
    const draw = (): void => setLines(area.current === null ? [] : linesIn(area.current));
    // After the source pane has scrolled its sentence into view.
    const frame = requestAnimationFrame(draw);
    addEventListener('scroll', draw, { capture: true, passive: true });
    addEventListener('resize', draw);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', draw, { capture: true });
      removeEventListener('resize', draw);
    };
  }, [pointer, area]);
  if (lines.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 hidden size-full overflow-visible lg:block"
    >
      {lines.map((line) => (
        <path
          key={line}
          d={line}
          fill="none"
          className="animate-fade-in stroke-supported"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}

/** One curve from each lit sentence of a post to each lit sentence of the source that is in view. */
function linesIn(area: HTMLElement): string[] {
  const origin = area.getBoundingClientRect();
  const sources = [...area.querySelectorAll<HTMLElement>('[data-end="source"][data-lit="true"]')].filter(
    isInItsPane,
  );
  const posts = [...area.querySelectorAll<HTMLElement>('[data-end="post"][data-lit="true"]')];
  return posts.flatMap((post) => {
    const start = endOfText(post);
    if (start === null) return [];
    return sources.flatMap((source) => {
      const end = source.getClientRects()[0];
      if (end === undefined || end.left < start.right) return [];
      return [
        curve(
          start.right - origin.left + 4,
          middle(start) - origin.top,
          end.left - origin.left - 4,
          middle(end) - origin.top,
        ),
      ];
    });
  });
}

function endOfText(element: HTMLElement): DOMRect | null {
  const rows = element.getClientRects();
  return rows[rows.length - 1] ?? null;
}

function isInItsPane(source: HTMLElement): boolean {
  const pane = source.offsetParent?.getBoundingClientRect();
  const box = source.getBoundingClientRect();
  return pane !== undefined && box.top < pane.bottom - 8 && box.top >= pane.top - 8;
}

function middle(box: DOMRect): number {
  return box.top + box.height / 2;
}

function curve(x1: number, y1: number, x2: number, y2: number): string {
  const bend = Math.max(24, (x2 - x1) / 2);
  const [a, b, c, d] = [x1, y1, x2, y2].map((value) => Math.round(value));
  return `M${a} ${b}C${Math.round(x1 + bend)} ${b} ${Math.round(x2 - bend)} ${d} ${c} ${d}`;
}
