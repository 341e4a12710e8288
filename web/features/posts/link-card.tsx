import { Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';

interface LinkCardProps {
  readonly platform: PlatformId;
  readonly text: string;
  /** The work's title, where it is known: what the linked page will most likely be called. */
  readonly title: string | null;
}

/** What the platform draws below a post from its first link. Instagram draws none. */
export function LinkCard({ platform, text, title }: LinkCardProps): ReactElement | null {
  const address = platforms[platform].linksWork ? /https?:\/\/([^\s/]+)\S*/.exec(text) : null;
  if (address === null) return null;
  return (
    <div
      aria-hidden="true"
      className="mt-3 flex items-center gap-3 overflow-hidden rounded-md border border-line bg-paper"
    >
      <span className="grid size-16 shrink-0 place-items-center self-stretch bg-wash text-ink-soft">
        <Link2 className="size-5" />
      </span>
      <span className="min-w-0 py-2 pr-3 leading-snug">
        <span className="block truncate text-sm text-ink-soft">{address[1]}</span>
        {title !== null && <span className="line-clamp-2 font-medium">{title}</span>}
      </span>
    </div>
  );
}
