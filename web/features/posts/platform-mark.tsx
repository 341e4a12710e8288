import type { ReactElement, ReactNode } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';

/** A platform's sign, drawn plainly in the colour of the text. Its name always stands beside it. */
export function PlatformMark({
  platform,
  className,
}: {
  readonly platform: PlatformId;
  readonly className?: string;
}): ReactElement {
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
      {drawings[platform]}
    </svg>
  );
}

const drawings: Record<PlatformId, ReactNode> = {
  twitter: <path d="M4 4h4l12 16h-4ZM19.5 4 13.2 11M10.6 13.6 4.5 20" />,
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v6M8 7.6v.1M12 17v-6M12 13.5c0-3.3 4.5-3.3 4.5 0V17" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 21v-9.5c0-2 1.2-3 3.2-2.8M9.3 13.2h5" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
};
