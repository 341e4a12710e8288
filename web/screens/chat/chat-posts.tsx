import { useQuery } from '@tanstack/react-query';
import { Download, PenLine } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router';
import type { SavedChat } from '#contract/types.ts';
import { userQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { personName } from '#web/features/account/person-name.ts';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { useLeaving } from '#web/features/sign-off/use-leaving.tsx';
import { reopening, takingUp } from '#web/features/take-up/take-up.ts';
import { type Made, madeWords } from '#web/features/writer/made-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { type SavedPosts, savedPostsOf } from './saved-posts.ts';
import { useTracedPosts } from './use-traced-posts.ts';
import { words } from './words.ts';

/** Title, what was asked, and the posts as labelled sections, traced again to the text they were made from. */
export function ChatPosts({ chat }: { readonly chat: SavedChat }): ReactElement {
  const { data: user } = useQuery(userQuery);
  const saved = useMemo(() => savedPostsOf(chat), [chat]);
  const leaving = useLeaving({
    inputText: saved.prompt,
    articleInfo: chat.desk?.request.articleInfo,
    posts: saved.posts,
  });
  const { source, grounding } = useTracedPosts(saved.prompt, saved.posts);
  const hasPosts = Object.keys(saved.posts).length > 0;
  return (
    <>
      <h1 className="mt-3 text-2xl md:text-3xl">{chat.title}</h1>
      <div className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <time dateTime={chat.updatedAt} className="figures text-sm text-ink-soft">
          {timeOf(chat.updatedAt)}
        </time>
        {saved.prompt.trim() !== '' && (
          <Button variant={chat.desk === null ? 'outline' : 'default'} size="sm" asChild>
            <Link
              to={paths.home}
              state={chat.desk === null ? takingUp(saved.prompt) : reopening(chat.sessionId)}
            >
              <PenLine aria-hidden="true" />
              {chat.desk === null ? words.again : words.open}
            </Link>
          </Button>
        )}
      </div>
      {hasPosts ? (
        <section aria-labelledby="posts">
          <h2 id="posts" className="sr-only">
            {words.posts}
          </h2>
          <PostsWithSource
            posts={saved.posts}
            grounding={grounding}
            source={source}
            name={user ? personName(user) : ''}
            typed={0}
            leaving={leaving}
          />
          {chat.made !== null && <HowMade chat={chat} made={chat.made} />}
        </section>
      ) : (
        <PlainCard label={words.prompt} text={saved.prompt} />
      )}
      <OtherParts saved={saved} />
      {!hasPosts && saved.others.length === 0 && <p className="mt-6 text-ink-soft">{words.empty}</p>}
    </>
  );
}

/** Who wrote these posts, to read and to keep. */
function HowMade({ chat, made }: { readonly chat: SavedChat; readonly made: Made }): ReactElement {
  return (
    <section aria-labelledby="made" className="mt-8 border-t border-line pt-6">
      <h2 id="made" className="text-lg">
        {words.made}
      </h2>
      <p className="mt-1 text-ink-soft">{madeWords(made)}</p>
      <Button variant="outline" size="sm" className="mt-4" asChild>
        <a href={exportAddress(chat)} download={words.exportName}>
          <Download aria-hidden="true" />
          {words.export}
        </a>
      </Button>
    </section>
  );
}

/** The whole record as a file, without asking the server again. */
function exportAddress(chat: SavedChat): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(chat, null, 2))}`;
}

function OtherParts({ saved }: { readonly saved: SavedPosts }): ReactElement {
  return (
    <>
      {saved.others.map(({ key, text }) => (
        <PlainCard key={key} label={key ?? words.posts} text={text} />
      ))}
    </>
  );
}

function PlainCard({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <Card className="mt-6 p-5" aria-label={label}>
      <h2 className="text-lg">{label}</h2>
      <p className="mt-2 font-serif text-lg whitespace-pre-wrap">{text}</p>
    </Card>
  );
}
