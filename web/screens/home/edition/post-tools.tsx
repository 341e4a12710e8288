import { Columns2, Image as ImageIcon, ListOrdered, RefreshCw, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { Button } from '#web/ui/button.tsx';
import type { EditionPost } from './edition.ts';
import { hasThreads } from './thread-view.tsx';
import type { EditionDesk } from './use-edition.ts';
import { words } from './words.ts';

export type Panel = 'tones' | 'thread' | 'picture';

interface PostToolsProps {
  readonly platform: PlatformId;
  readonly post: EditionPost;
  readonly desk: EditionDesk;
  readonly open: Panel | null;
  readonly onOpen: (panel: Panel) => void;
}

/** What can be done with one post: another opening, another tone, a thread. */
export function PostTools({ platform, post, desk, open, onOpen }: PostToolsProps): ReactElement {
  const { label } = platforms[platform];
  const isAsked = desk.rewrites[platform]?.state === 'asked';
  return (
    <>
      {post.byHand || post.stayed === true ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={post.byHand ? words.resetTip(label) : words.anewTip(label)}
          disabled={isAsked}
          onClick={() => desk.reset(platform)}
        >
          <RotateCcw aria-hidden="true" />
          {post.byHand ? words.reset : words.anew}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={words.reopenTip(label)}
          disabled={isAsked}
          onClick={() => desk.reopen(platform)}
        >
          <RefreshCw aria-hidden="true" />
          {words.reopen}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open === 'tones'}
        aria-label={words.compareTip(label)}
        onClick={() => onOpen('tones')}
      >
        <Columns2 aria-hidden="true" />
        {words.compare}
      </Button>
      {hasThreads(platform) && (
        <Button
          variant="outline"
          size="sm"
          aria-expanded={open === 'thread'}
          aria-label={words.threadTip(label.split(' / ')[0] ?? '')}
          onClick={() => onOpen('thread')}
        >
          <ListOrdered aria-hidden="true" />
          {words.thread}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open === 'picture'}
        aria-label={words.pictureTip(label)}
        onClick={() => onOpen('picture')}
      >
        <ImageIcon aria-hidden="true" />
        {words.picture}
      </Button>
    </>
  );
}
