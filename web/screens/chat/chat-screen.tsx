import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { chatQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChatPosts } from './chat-posts.tsx';
import { words } from './words.ts';

/** A saved generation. */
export function ChatScreen(): ReactElement {
  const { id = '' } = useParams();
  const chat = useQuery(chatQuery(id));
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 md:px-6 lg:py-12">
      <title>{chat.data === undefined ? words.pageUntitled : words.page(chat.data.title)}</title>
      <Button variant="ghost" size="sm" asChild className="-ml-3 text-sky">
        <Link to={paths.home}>
          <ArrowLeft aria-hidden="true" />
          {words.back}
        </Link>
      </Button>
      {chat.data !== undefined && <ChatPosts key={id} chat={chat.data} />}
      {chat.data === undefined && chat.isPending && <Waiting />}
      {chat.data === undefined && chat.isError && (
        <Failed error={chat.error} onRetry={() => void chat.refetch()} />
      )}
    </div>
  );
}

function Waiting(): ReactElement {
  return (
    <div role="status" className="mt-6 flex flex-col gap-6">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** Spec section 8: the server's message; 'No chat found' where there is none. */
function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  // An id that no chat can have is refused by the address or by its form; there is no such chat either way.
  const missing = error instanceof ApiError && [400, 404, 405].includes(error.status);
  const said = missing
    ? { title: words.none, description: words.noneText }
    : failureWords(error, words.failed);
  return (
    <div role="alert" className="mx-auto max-w-lg py-20 text-center">
      <h1 className="text-2xl">{said.title}</h1>
      <p className="mt-3 text-ink-soft">{said.description}</p>
      {!missing && (
        <Button className="mt-8" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
