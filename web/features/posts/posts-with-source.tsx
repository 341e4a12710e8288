import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { Legend } from '#web/features/trace/legend.tsx';
import { MarkDescriptions } from '#web/features/trace/mark-descriptions.tsx';
import { type LeadChoice, SourcePane, type SourceText } from '#web/features/trace/source-pane.tsx';
import { Thread } from '#web/features/trace/thread.tsx';
import { type Grounding, TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { words } from '#web/features/trace/words.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { PointedNote } from './pointed-note.tsx';
import { type Leaving, PostCard, type PostDesk } from './post-card.tsx';
import { words as postWords } from './words.ts';

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
  /** Whether posts may be taken away; they may where it is left out. */
  readonly leaving?: Leaving | undefined;
  /** Stands below each post in place of copying and sharing. */
  readonly actionsOf?: ((platform: PlatformId) => ReactNode) | undefined;
}

/** The posts on one side, the paper on the other, and the threads between them. On a phone one post at a time. */
export function PostsWithSource(props: PostsWithSourceProps): ReactElement {
  const [marked, setMarked] = useState(true);
  const trace = useTraceState(props.grounding);
  const area = useRef<HTMLDivElement>(null);
  const markIds = useId();
  const written = platformIds.filter((platform) => props.posts[platform] !== undefined);
  const [chosen, choose] = useState<PlatformId | null>(null);
  const shown = chosen !== null && written.includes(chosen) ? chosen : written[0];
  return (
    <TraceContext value={trace}>
      <MarkDescriptions idPrefix={markIds} grounding={props.grounding} />
      <div
        ref={area}
        className="relative mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-8"
      >
        <TooltipProvider>
          <div className="flex min-w-0 flex-col gap-4 md:gap-6">
            {written.length > 1 && <NetworkTabs written={written} shown={shown} onChoose={choose} />}
            {written.map((platform) => (
              <div
                key={platform}
                className={classNames('flex flex-col gap-4', platform !== shown && 'max-md:hidden')}
              >
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
                  leaving={props.leaving}
                  actions={props.actionsOf?.(platform)}
                />
                {props.below?.(platform)}
              </div>
            ))}
          </div>
        </TooltipProvider>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-36">
          {props.facts !== undefined && (
            <Card className="p-4 md:p-5" aria-label={words.factsTitle}>
              {props.facts}
            </Card>
          )}
          <Card className="p-5" aria-labelledby={`${markIds}-source`}>
            <h3 id={`${markIds}-source`} className="text-xl">
              {words.sourceTitle}
            </h3>
            {props.aboutSource}
            <PointedNote grounding={props.grounding} source={props.source} />
            <SourcePane source={props.source} lead={props.lead} />
            {Object.keys(props.grounding).length > 0 && (
              <div className="mt-4 border-t border-line pt-4">
                <Legend grounding={props.grounding} shown={marked} onChange={setMarked} />
              </div>
            )}
          </Card>
        </div>
        <Thread area={area} />
      </div>
    </TraceContext>
  );
}

interface NetworkTabsProps {
  readonly written: readonly PlatformId[];
  readonly shown: PlatformId | undefined;
  readonly onChoose: (platform: PlatformId) => void;
}

/** Which post a phone shows; larger screens show them all. */
function NetworkTabs({ written, shown, onChoose }: NetworkTabsProps): ReactElement {
  return (
    <fieldset aria-label={postWords.networks} className="flex min-w-0 gap-1 rounded-md bg-wash p-1 md:hidden">
      {written.map((platform) => (
        <button
          key={platform}
          type="button"
          aria-pressed={platform === shown}
          className={classNames(
            'flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-sm px-1 text-sm',
            platform === shown ? 'bg-sheet font-medium shadow-soft' : 'text-ink-soft',
          )}
          onClick={() => onChoose(platform)}
        >
          <PlatformMark platform={platform} className="size-4 shrink-0" />
          <span className={classNames('truncate', written.length > 2 && 'max-sm:sr-only')}>
            {platforms[platform].label}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
