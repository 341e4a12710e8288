import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useDeferredValue, useRef, useState } from 'react';
import type { SavedChatHead } from '#contract/types.ts';
import { chatsQuery, foundChatsQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { words } from '../words.ts';
import { HistoryItem } from './history-item.tsx';
import { HistorySearch } from './history-search.tsx';
import { useDeleteChat } from './use-delete-chat.ts';
import { useOlderChats } from './use-older-chats.ts';
import { papersOf } from './versions.ts';

/** Fetched when something is first to be deleted. */
const AlertDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).AlertDialog }));

/** From so many saved posts on, one looks for them. */
const fewToFind = 6;

/** What was made before, newest first. */
export function History(): ReactElement {
  const [asked, ask] = useState('');
  const search = useDeferredValue(asked.trim());
  const all = useQuery(chatsQuery);
  const found = useQuery({ ...foundChatsQuery(search), enabled: search !== '' });
  const chats = search === '' ? all : found;
  const [doomed, setDoomed] = useState<SavedChatHead | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const older = useOlderChats(chats.data, search);
  const deletion = useDeleteChat();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} data-quiet-focus="" className="outline-none">
      {(asked !== '' || (all.data?.length ?? 0) >= fewToFind) && <HistorySearch asked={asked} onAsk={ask} />}
      <HistoryList
        empty={search === '' ? words.sidebar.historyEmpty : words.sidebar.notFound}
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
  /** What is said where there are none. */
  readonly empty: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onDelete: (chat: SavedChatHead) => void;
  /** Null where all are shown. */
  readonly onOlder: (() => void) | null;
}

function HistoryList({ chats, empty, failed, onRetry, onDelete, onOlder }: HistoryListProps): ReactElement {
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
  if (chats.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    // Spec section 2: at most 260 px high.
    <ul className="-mx-2 max-h-[260px] overflow-y-auto">
      {papersOf(chats).map(({ newest, older }) => (
        <li key={newest.sessionId}>
          <HistoryItem chat={newest} onDelete={() => onDelete(newest)} />
          {older.length > 0 && (
            <details className="ml-2 border-l border-line pl-1">
              <summary className="flex min-h-9 cursor-pointer items-center px-2 text-sm text-sky pointer-coarse:min-h-11">
                {words.sidebar.versions(older.length)}
              </summary>
              {older.map((chat) => (
                <HistoryItem key={chat.sessionId} chat={chat} onDelete={() => onDelete(chat)} />
              ))}
            </details>
          )}
        </li>
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
