import type { ReactElement, ReactNode } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { platforms } from '#domain/posts/platforms.ts';
import { markId } from '#web/features/trace/mark-descriptions.tsx';
import { type Segment, segmentsOf } from '#web/features/trace/segments.ts';
import { TraceableSentence } from '#web/features/trace/traceable-sentence.tsx';
import { useTyping } from './use-typing.ts';

interface PostTextProps {
  readonly platform: PlatformId;
  readonly text: string;
  /** Empty where the marks are switched off or unknown. */
  readonly sentences: readonly GroundedSentence[];
  /** Ids of the hidden descriptions of the sentences start with this. */
  readonly markIds: string;
  /** Characters to type one by one when the post appears; 0 for none. */
  readonly typed: number;
}

/** A post as the platform shows it: fold, tags and links, with the grounding marks on top. */
export function PostText({ platform, text, sentences, markIds, typed }: PostTextProps): ReactElement {
  const shown = useTyping(typed, typed > 0);
  if (shown !== null) {
    return (
      <p className="whitespace-pre-wrap">
        {text.slice(0, shown)}
        <span className="opacity-0">{text.slice(shown)}</span>
      </p>
    );
  }
  return (
    <p className="whitespace-pre-wrap">
      {segmentsOf(text, sentences, platforms[platform].fold).map((segment) => (
        <PostSegment
          key={segment.start}
          segment={segment}
          platform={platform}
          sentences={sentences}
          markIds={markIds}
        />
      ))}
    </p>
  );
}

interface PostSegmentProps extends Pick<PostTextProps, 'platform' | 'sentences' | 'markIds'> {
  readonly segment: Segment;
}

function PostSegment({ segment, platform, sentences, markIds }: PostSegmentProps): ReactElement {
  const sentence = segment.sentence === null ? undefined : sentences[segment.sentence];
  // The line of the fold stands for the space it was cut at.
  const text = segment.startsFold ? segment.text.trimStart() : segment.text;
  return (
    <>
      {segment.startsFold && <Fold />}
      {segment.sentence === null || sentence === undefined ? (
        withTags(text)
      ) : (
        <TraceableSentence
          pointer={{ kind: 'post', platform, sentence: segment.sentence }}
          className="mark"
          mark={sentence.mark}
          describedBy={markId(markIds, platform, segment.sentence)}
          focusable={segment.first}
        >
          {withTags(text)}
        </TraceableSentence>
      )}
    </>
  );
}

/** Where the smaller screens of the platform stop and offer the rest. */
function Fold(): ReactElement {
  return (
    <span aria-hidden="true" className="my-1 flex items-center gap-2 text-sm text-ink-soft select-none">
      <span className="h-px flex-1 bg-line-strong" />
      see more
    </span>
  );
}

const tagOrLink = /(https?:\/\/\S+|#[\p{L}\p{N}_]+)/u;

/** Tags and links in the platform's link colour. They lead nowhere: this is a preview. */
function withTags(text: string): ReactNode {
  return text.split(tagOrLink).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <span key={at} className="text-sky">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
