import { MessageSquare, Pencil } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { platforms } from '#domain/posts/platforms.ts';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { Flagged } from './flagged.tsx';
import { Proposals } from './proposals.tsx';
import { RewordForm } from './reword-form.tsx';
import type { TalkProps } from './talk-props.ts';
import { words } from './words.ts';

/** What is said of one post and done to it: flags answered, comments, other words; and copying, once it is approved. */
export function PostTalk(props: TalkProps): ReactElement {
  const { sign, platform, act, isTeam } = props;
  const [open, setOpen] = useState<'comment' | 'reword' | null>(null);
  const isOpen = sign.state !== 'withdrawn';
  const { label } = platforms[platform];
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-col gap-4">
      <Flagged {...props} />
      <Comments sign={sign} platform={platform} />
      <Proposals {...props} />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {isTeam && <Release {...props} />}
          <Button
            variant="outline"
            size="sm"
            aria-expanded={open === 'comment'}
            aria-label={`${words.post.comment}: ${label}`}
            onClick={() => setOpen(open === 'comment' ? null : 'comment')}
          >
            <MessageSquare aria-hidden="true" />
            {words.post.comment}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={open === 'reword'}
            aria-label={`${isTeam ? words.post.edit : words.post.propose}: ${label}`}
            onClick={() => setOpen(open === 'reword' ? null : 'reword')}
          >
            <Pencil aria-hidden="true" />
            {isTeam ? words.post.edit : words.post.propose}
          </Button>
        </div>
      )}
      {open === 'comment' && (
        <CommentForm
          sign={sign}
          platform={platform}
          busy={act.isPending}
          onSend={(comment) => act.mutate({ act: 'comment', platform, ...comment }, { onSuccess: close })}
        />
      )}
      {open === 'reword' && (
        <RewordForm
          label={label}
          text={sign.posts[platform]?.text ?? ''}
          send={isTeam ? words.post.save : words.post.sendProposal}
          busy={act.isPending}
          onSend={(text) =>
            act.mutate(
              { act: isTeam ? 'edit' : 'propose', platform, text, revision: sign.revision },
              { onSuccess: close },
            )
          }
        />
      )}
    </div>
  );
}

function Comments({ sign, platform }: Pick<TalkProps, 'sign' | 'platform'>): ReactElement | null {
  const comments = sign.comments.filter((one) => one.platform === platform);
  if (comments.length === 0) return null;
  return (
    <section aria-label={words.post.comments} className="text-sm">
      <ul className="flex flex-col gap-3">
        {comments.map(({ by, at, sentence, text }) => (
          <li key={`${by.ref}-${at}`} className="border-l-2 border-line-strong pl-3">
            {sentence !== null && <q className="line-clamp-1 text-ink-soft">{sentence}</q>}
            <p className="break-words whitespace-pre-wrap">
              <b className="font-medium">{words.post.by(by.name)}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Taking an approved post away is noted; any other stays. */
function Release({ sign, platform, act }: TalkProps): ReactElement {
  const post = sign.posts[platform];
  const isFree = sign.state === 'approved' && sign.embargo === null;
  if (!isFree || post === undefined)
    return <p className="flex min-h-9 items-center text-sm text-ink-soft">{words.post.held}</p>;
  const { label } = platforms[platform];
  return (
    <span onClickCapture={() => act.mutate({ act: 'release', platform, channel: 'copy' })}>
      <CopyButton
        label={words.post.copy}
        name={`${words.post.copy}: ${label}`}
        text={post.text}
        failed={words.post.copyFailed}
      />
    </span>
  );
}
