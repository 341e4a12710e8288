import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SavedChatHead } from '#contract/types.ts';
import { platforms } from '#domain/posts/platforms.ts';
import { tones } from '#domain/posts/tones.ts';
import { paths } from '#web/app/paths.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { words } from '../words.ts';

interface HistoryItemProps {
  readonly chat: SavedChatHead;
  readonly onDelete: () => void;
}

/** Saved posts: of what, in which tone, for which networks, and when. */
export function HistoryItem({ chat, onDelete }: HistoryItemProps): ReactElement {
  return (
    <div className="group flex items-center rounded-sm hover:bg-wash">
      <Link
        to={paths.chat(chat.sessionId)}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-sm px-2 py-1.5"
      >
        <span className="truncate" title={chat.title}>
          {chat.title}
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
          {chat.tone !== null && <span>{tones[chat.tone].label}</span>}
          {chat.platforms.map((platform) => (
            <span key={platform}>
              <PlatformMark platform={platform} className="size-3.5" />
              <span className="sr-only">{platforms[platform].label}</span>
            </span>
          ))}
          <time dateTime={chat.updatedAt} className="figures">
            {timeOf(chat.updatedAt)}
          </time>
        </span>
      </Link>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.sidebar.deleteLabel(chat.title)}
        className="shrink-0 text-ink-soft hover:text-unsupported"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
