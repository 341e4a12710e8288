import type { ReactElement } from 'react';

/** The mark: a lark in three strokes rising from a folded sheet. The same drawing as public/favicon.svg. */
export function Lark({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" {...(className !== undefined && { className })}>
      <path
        d="M6 32 24 38 42 32V41L24 46 6 41Z"
        className="fill-sheet stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 38V46" className="stroke-ink" strokeWidth="2" />
      <g className="stroke-dawn" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11 30C17 30 23 28 27 23 30 19 33 16 38 16" />
        <path d="M24 26C23 18 18 10 10 6" />
        <path d="M29 20C28 14 30 7 35 2.5" />
      </g>
    </svg>
  );
}
