import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import type { SavedChatHead } from '#contract/types.ts';
import { chatsQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { words } from '../words.ts';
import { HistoryItem } from './history-item.tsx';
import { useDeleteChat } from './use-delete-chat.ts';
import { useOlderChats } from './use-older-chats.ts';

/** Fetched when something is first to be deleted. */
const AlertDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).AlertDialog }));

/** What was made before, newest first. */
export function History(): ReactElement {
  const chats = useQuery(chatsQuery);
  const [doomed, setDoomed] = useState<SavedChatHead | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const older = useOlderChats(chats.data);
  const deletion = useDeleteChat();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} data-quiet-focus="" className="outline-none">
      <HistoryList
        chats={older.chats}
        onOlder={older.load}
        failed={chats.isError}
        onRetry={() => void chats.refetch()}
        onDelete={(chat) => {
          setDoomed(chat);
          setHasAsked(true);
        }}
      />
      {hasAsked && (
        <Suspense>
          <AlertDialog
            open={doomed !== null}
            onOpenChange={(open) => open || setDoomed(null)}
            title={words.sidebar.deleteTitle}
            description={words.sidebar.deleteText(doomed?.title ?? '')}
            confirmLabel={words.sidebar.deleteConfirm}
            cancelLabel={words.sidebar.deleteCancel}
            onConfirm={() => {
              if (doomed === null) return;
              deletion.mutate(doomed.sessionId, {
                onSuccess: () => {
                  older.forget(doomed.sessionId);
                  // The button that asked goes with its chat.
                  list.current?.focus();
                },
              });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface HistoryListProps {
  readonly chats: readonly SavedChatHead[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onDelete: (chat: SavedChatHead) => void;
  /** Null where all are shown. */
  readonly onOlder: (() => void) | null;
}

function HistoryList({ chats, failed, onRetry, onDelete, onOlder }: HistoryListProps): ReactElement {
  if (chats === undefined && failed) {
    return (
      <div role="alert" className="text-sm">
        <p>{words.sidebar.historyFailed}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
          {words.sidebar.retry}
        </Button>
      </div>
    );
  }
  if (chats === undefined) {
    return (
      <div className="flex flex-col gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (chats.length === 0) return <p className="text-sm text-ink-soft">{words.sidebar.historyEmpty}</p>;
  return (
    // Spec section 2: at most 260 px high.
    <ul className="-mx-2 max-h-[260px] overflow-y-auto">
      {chats.map((chat) => (
        <HistoryItem key={chat.sessionId} chat={chat} onDelete={() => onDelete(chat)} />
      ))}
      {onOlder !== null && (
        <li>
          <Button variant="ghost" size="sm" onClick={onOlder}>
            {words.sidebar.older}
          </Button>
        </li>
      )}
    </ul>
  );
}
