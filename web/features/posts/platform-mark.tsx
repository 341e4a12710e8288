import type { ReactElement, ReactNode } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { Mark, markOfX } from './mark.tsx';

/** A platform's sign, drawn plainly in the colour of the text. Its name always stands beside it. */
export function PlatformMark({
  platform,
  className,
}: {
  readonly platform: PlatformId;
  readonly className?: string;
}): ReactElement {
  return <Mark className={className}>{drawings[platform]}</Mark>;
}

const drawings: Record<PlatformId, ReactNode> = {
  twitter: markOfX,
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
  bluesky: (
    <path d="M12 12C10 8 7 5 4 4c-1 4 0 8 5 8-4 1-4 4-1 6s4-2 4-4c0 2 1 6 4 4s3-5-1-6c5 0 6-4 5-8-3 1-6 4-8 8Z" />
  ),
  mastodon: (
    <path d="M21 10c0-5-3-7-9-7s-9 2-9 7c0 7 1 11 8 11 2 0 4-1 5-1v-3c-5 1-8 0-8-2 9 1 13 0 13-5ZM8 12V9c0-2 4-2 4 1 0-3 4-3 4-1v3" />
  ),
  threads: (
    <path d="M19 8C18 5 16 3 12 3c-5 0-8 4-8 9s3 9 8 9c4 0 7-2 7-5 0-5-11-6-11-1 0 3 8 3 8-3 0-4-5-5-7-2" />
  ),
};
