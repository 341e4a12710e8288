import type { ReactElement } from 'react';

/** The mark: a lark in three strokes rising from a folded sheet. The same drawing as public/favicon.svg. */
export function Lark({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" {...(className !== undefined && { className })}>
      <path
        d="M3 37.5 24 33 45 37.5 24 46Z"
        className="fill-sheet stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 33V46" className="stroke-ink" strokeWidth="2" />
      <g className="stroke-dawn" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 28C16 29 25 27 31 20.5 34 17 37 15.5 42.5 16.5" />
        <path d="M25.5 25.5C19 22 13 14 12 4.5 21 6 28.5 12.5 31 20.5" />
        <path d="M36 16C34 12 34.5 7 38 3" />
      </g>
    </svg>
  );
}
