import type { ReactElement } from 'react';
import { chatLimits } from '#domain/chats/chat.ts';
import { Input } from '#web/ui/input.tsx';
import { words } from '../words.ts';

interface HistorySearchProps {
  readonly asked: string;
  readonly onAsk: (search: string) => void;
}

/** Finds saved posts by words of their titles. */
export function HistorySearch({ asked, onAsk }: HistorySearchProps): ReactElement {
  return (
    <Input
      type="search"
      aria-label={words.sidebar.search}
      placeholder={words.sidebar.search}
      maxLength={chatLimits.search}
      className="mb-2"
      value={asked}
      onChange={(event) => onAsk(event.target.value)}
    />
  );
}
