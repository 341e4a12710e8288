import { Fragment, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { Legend } from '#web/features/trace/legend.tsx';
import { MarkDescriptions } from '#web/features/trace/mark-descriptions.tsx';
import { type LeadChoice, SourcePane, type SourceText } from '#web/features/trace/source-pane.tsx';
import { Thread } from '#web/features/trace/thread.tsx';
import { type Grounding, TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { words } from '#web/features/trace/words.ts';
import { Card } from '#web/ui/card.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { PointedNote } from './pointed-note.tsx';
import { PostCard, type PostDesk } from './post-card.tsx';

/** What was written, by platform. */
export type Posts = { readonly [Platform in PlatformId]?: string | undefined };

interface PostsWithSourceProps {
  readonly posts: Posts;
  readonly grounding: Grounding;
  readonly source: SourceText;
  /** Whose posts they look like. */
  readonly name: string;
  /** Characters of each post to type one by one; 0 for none. */
  readonly typed: number;
  /** Stands above the source: what kind of evidence it is. */
  readonly aboutSource?: ReactNode;
  /** Stands below a platform's post, where there is more to say of it. */
  readonly below?: (platform: PlatformId) => ReactNode;
  /** Stands above the posts: what they are made from. */
  readonly facts?: ReactNode;
  /** Lets one name the finding in the source. */
  readonly lead?: LeadChoice | undefined;
  /** The work's title, for the cards under links. */
  readonly title?: string | null | undefined;
  /** What one can do with each post; nothing where they are only shown. */
  readonly deskOf?: ((platform: PlatformId) => PostDesk) | undefined;
}

/** The posts on one side, the paper on the other, and the threads between them. */
export function PostsWithSource(props: PostsWithSourceProps): ReactElement {
  const [marked, setMarked] = useState(true);
  const trace = useTraceState(props.grounding);
  const area = useRef<HTMLDivElement>(null);
  const markIds = useId();
  const written = platformIds.filter((platform) => props.posts[platform] !== undefined);
  return (
    <TraceContext value={trace}>
      {Object.keys(props.grounding).length > 0 && (
        <Legend grounding={props.grounding} shown={marked} onChange={setMarked} />
      )}
      <MarkDescriptions idPrefix={markIds} grounding={props.grounding} />
      <div
        ref={area}
        className="relative mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10"
      >
        <TooltipProvider>
          <div className="flex min-w-0 flex-col gap-6">
            {props.facts !== undefined && (
              <Card data-thread-edge="" className="p-4 md:p-5" aria-label={words.factsTitle}>
                {props.facts}
              </Card>
            )}
            {written.map((platform) => (
              <Fragment key={platform}>
                <PostCard
                  platform={platform}
                  text={props.posts[platform] ?? ''}
                  name={props.name}
                  sentences={marked ? (props.grounding[platform] ?? []) : []}
                  checked={props.grounding[platform] ?? []}
                  source={props.source}
                  markIds={markIds}
                  typed={props.typed}
                  title={props.title}
                  desk={props.deskOf?.(platform)}
                />
                {props.below?.(platform)}
              </Fragment>
            ))}
          </div>
        </TooltipProvider>
        <Card className="p-5 lg:sticky lg:top-20" aria-labelledby={`${markIds}-source`}>
          <h3 id={`${markIds}-source`} className="text-xl">
            {words.sourceTitle}
          </h3>
          {props.aboutSource}
          <PointedNote grounding={props.grounding} source={props.source} />
          <SourcePane source={props.source} lead={props.lead} />
        </Card>
        <Thread area={area} />
      </div>
    </TraceContext>
  );
}
