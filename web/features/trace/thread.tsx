import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { useTrace } from './trace.ts';

/** The signature of the product: a thin line from a sentence of a post, or a fact, to the sentence of the paper behind it. */
export function Thread({ area }: { readonly area: RefObject<HTMLElement | null> }): ReactElement | null {
  const { pointer, isProven } = useTrace();
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
      <marker id="thread-end" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="4" markerHeight="4">
        <circle cx="4" cy="4" r="4" className={isProven ? 'fill-supported' : 'fill-ink-soft'} />
      </marker>
      {lines.map((line) => (
        <path
          key={line}
          d={line}
          fill="none"
          className={`animate-fade-in ${isProven ? 'stroke-supported' : 'stroke-ink-soft'}`}
          strokeWidth="1.5"
          strokeLinecap="round"
          markerStart="url(#thread-end)"
          markerEnd="url(#thread-end)"
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
  const posts = [
    ...area.querySelectorAll<HTMLElement>(':is([data-end="post"], [data-end="fact"])[data-lit="true"]'),
  ];
  return posts.flatMap((post) => {
    const start = startOf(post);
    if (start === null) return [];
    return sources.flatMap((source) => {
      const end = source.getClientRects()[0];
      if (end === undefined || end.left < start.x) return [];
      return [
        curve(
          start.x - origin.left,
          start.y - origin.top,
          end.left - origin.left - 4,
          middle(end) - origin.top,
        ),
      ];
    });
  });
}

/** At the edge of the post's card, level with the sentence's last line: the thread must not cross the text. */
function startOf(post: HTMLElement): { readonly x: number; readonly y: number } | null {
  const lines = post.getClientRects();
  const last = lines[lines.length - 1];
  const card = post.closest('article, [data-thread-edge]')?.getBoundingClientRect();
  return last === undefined || card === undefined ? null : { x: card.right, y: middle(last) };
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
  const bend = Math.max(16, (x2 - x1) / 2);
  const [a, b, c, d] = [x1, y1, x2, y2].map((value) => Math.round(value));
  return `M${a} ${b}C${Math.round(x1 + bend)} ${b} ${Math.round(x2 - bend)} ${d} ${c} ${d}`;
}
