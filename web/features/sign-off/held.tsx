import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import type { OutputOf } from '#contract/types.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { words } from './words.ts';

interface HeldProps {
  readonly clearance: OutputOf<'getClearance'> | null;
  readonly platform: PlatformId;
}

/** Why a post cannot be taken away yet, in place of the buttons for it. */
export function Held({ clearance, platform }: HeldProps): ReactElement {
  const post = clearance?.posts[platform];
  const embargo = clearance?.embargo ?? null;
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      {embargo !== null
        ? words.gate.embargoed(sayMoment(new Date(embargo.until), embargo.zone))
        : post?.state === 'asked'
          ? words.gate.inReview
          : words.gate.held}
      {typeof post?.signOffId === 'string' && (
        <AppLink to={paths.signOff(post.signOffId)} className="text-sky underline underline-offset-4">
          {words.gate.see}
        </AppLink>
      )}
    </p>
  );
}
