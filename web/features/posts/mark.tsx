import type { ReactElement, ReactNode } from 'react';

interface MarkProps {
  readonly className?: string | undefined;
  /** The lines of the drawing, on 24 by 24. */
  readonly children: ReactNode;
}

/** A sign drawn plainly in the colour of the text. Its name always stands beside it. */
export function Mark({ className, children }: MarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(className !== undefined && { className })}
    >
      {children}
    </svg>
  );
}

/** The sign of X. By itself, as the landing page needs no other. */
export const markOfX: ReactElement = <path d="M4 4h4l12 16h-4ZM19.5 4 13.2 11M10.6 13.6 4.5 20" />;
