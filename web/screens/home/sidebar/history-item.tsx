import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SavedChatHead } from '#contract/types.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { words } from '../words.ts';

interface HistoryItemProps {
  readonly chat: SavedChatHead;
  readonly onDelete: () => void;
}

export function HistoryItem({ chat, onDelete }: HistoryItemProps): ReactElement {
  return (
    <li className="group flex items-center rounded-sm hover:bg-wash">
      <Link
        to={paths.chat(chat.sessionId)}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-sm px-2 py-1.5"
      >
        <span className="truncate">{chat.title}</span>
        <time dateTime={chat.updatedAt} className="figures text-sm text-ink-soft">
          {timeOf(chat.updatedAt)}
        </time>
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
    </li>
  );
}
