import { type ReactElement, useId } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import { useTrace } from '#web/features/trace/trace.ts';
import { TraceNote } from '#web/features/trace/trace-note.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PlatformFrame } from './platform-frame.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { PostActions } from './post-actions.tsx';
import { PostText } from './post-text.tsx';
import { words } from './words.ts';

export interface PostCardProps {
  readonly platform: PlatformId;
  readonly text: string;
  /** Whose post it looks like. */
  readonly name: string;
  readonly sentences: readonly GroundedSentence[];
  readonly source: SourceText;
  readonly standingIds: string;
  /** Characters to type one by one when the post appears; 0 for none. */
  readonly typed: number;
}

/** One platform's post: looks as it will look there, counts as it counts there. */
export function PostCard(props: PostCardProps): ReactElement {
  const { platform, text, sentences, source } = props;
  const headingId = useId();
  const pointed = usePointedSentence(platform, sentences);
  const { label } = platforms[platform];
  return (
    <article aria-labelledby={headingId} className="rounded-md border border-line bg-sheet shadow-soft">
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h3
          id={headingId}
          className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
        >
          <PlatformMark platform={platform} className="size-5" />
          {label}
        </h3>
        <Counter platform={platform} text={text} />
      </div>
      <div className="p-5">
        <PlatformFrame platform={platform} name={props.name}>
          <PostText
            platform={platform}
            text={text}
            sentences={sentences}
            standingIds={props.standingIds}
            typed={props.typed}
          />
        </PlatformFrame>
      </div>
      {pointed !== null && (
        <div className="border-t border-line bg-paper px-5 py-4 lg:hidden">
          <TraceNote sentence={pointed} source={source} quotes />
        </div>
      )}
      <div className="border-t border-line px-5 py-3">
        <PostActions what={`${label} post`} text={text} />
      </div>
    </article>
  );
}

function usePointedSentence(
  platform: PlatformId,
  sentences: readonly GroundedSentence[],
): GroundedSentence | null {
  const { pointer } = useTrace();
  if (pointer?.kind !== 'post' || pointer.platform !== platform) return null;
  return sentences[pointer.sentence] ?? null;
}

function Counter({ platform, text }: { readonly platform: PlatformId; readonly text: string }): ReactElement {
  const { limit } = platforms[platform];
  const length = postLength(platform, text);
  const [shownLength, shownLimit] = [numbers.format(length), numbers.format(limit)] as const;
  return (
    <p
      className={classNames(
        'figures text-sm',
        length > limit ? 'font-medium text-unsupported' : 'text-ink-soft',
      )}
    >
      <span aria-hidden="true">{words.counter(shownLength, shownLimit)}</span>
      <span className="sr-only">{words.counterLabel(shownLength, shownLimit)}</span>
    </p>
  );
}

const numbers = new Intl.NumberFormat();
