import { ShieldCheck } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { words } from './words.ts';

/** Paperlark's own post beside one that still says more than the source. */
export function FaithfulPost({
  platform,
  text,
  held,
}: {
  readonly platform: PlatformId;
  readonly text: string;
  /** In place of taking it away. */
  readonly held: ReactNode;
}): ReactElement {
  const headingId = useId();
  const { label } = platforms[platform];
  return (
    <article
      aria-labelledby={headingId}
      className="-mt-3 rounded-md border border-line-strong border-dashed p-5"
    >
      <h3
        id={headingId}
        className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
      >
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {words.results.faithful(label)}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{words.results.faithfulWhy}</p>
      <p className="mt-4 mb-4 whitespace-pre-wrap break-words">{text}</p>
      <PostActions what={words.results.faithfulWhat(label)} text={text} held={held} />
    </article>
  );
}
