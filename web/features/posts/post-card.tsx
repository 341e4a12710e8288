import { Check, Pencil } from 'lucide-react';
import { type ReactElement, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import { postLength, tooMany } from '#domain/posts/post-length.ts';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import { useTrace } from '#web/features/trace/trace.ts';
import { TraceNote } from '#web/features/trace/trace-note.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/formats.ts';
import { LinkCard } from './link-card.tsx';
import { PlatformFrame } from './platform-frame.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { PostActions } from './post-actions.tsx';
import { PostEditor } from './post-editor.tsx';
import { PostText } from './post-text.tsx';
import { words } from './words.ts';

export interface PostCardProps {
  readonly platform: PlatformId;
  readonly text: string;
  /** Whose post it looks like. */
  readonly name: string;
  /** What is marked in the text; none where the marks are switched off. */
  readonly sentences: readonly GroundedSentence[];
  /** What the check says, marks or not. */
  readonly checked: readonly GroundedSentence[];
  readonly source: SourceText;
  readonly markIds: string;
  /** Characters to type one by one when the post appears; 0 for none. */
  readonly typed: number;
  /** The work's title, for the card under its link. */
  readonly title?: string | null | undefined;
  /** What one can do with the post besides taking it away; nothing where it is only shown. */
  readonly desk?: PostDesk | undefined;
  /** Free to go where it is left out. */
  readonly leaving?: Leaving | undefined;
  /** In place of copying and sharing; those where it is left out. */
  readonly actions?: ReactNode;
}

/** Whether posts may be taken away. */
export interface Leaving {
  readonly isHeld: (platform: PlatformId) => boolean;
  /** Why it is held, in place of copying and sharing; nothing where it is not. */
  readonly why: (platform: PlatformId) => ReactNode;
  /** The same for a text beside it, of which nobody was asked. */
  readonly whyOther: (platform: PlatformId) => ReactNode;
  /** Told when somebody takes it. */
  readonly took: (platform: PlatformId, channel: 'copy' | 'open') => void;
}

/** Changing a post, and what hangs below it. */
export interface PostDesk {
  readonly byHand: boolean;
  readonly onEdit: (text: string) => void;
  readonly onDone: () => void;
  /** More buttons, after copy, share and edit. */
  readonly actions: ReactNode;
  /** What the buttons have opened. */
  readonly panels: ReactNode;
  /** The picture posted with it. */
  readonly picture: ReactNode;
}

/** One platform's post: looks as it will look there, counts as it counts there. */
export function PostCard(props: PostCardProps): ReactElement {
  const { platform, text, sentences, source, desk } = props;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const pointed = usePointedSentence(platform, sentences);
  const { label } = platforms[platform];
  const start = (): void => setEditing(true);
  function done(): void {
    setEditing(false);
    desk?.onDone();
    requestAnimationFrame(() => edit.current?.focus());
  }
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      data-post={platform}
      className="scroll-mt-36 rounded-md border border-line bg-sheet shadow-soft"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-3">
        <h3
          id={headingId}
          className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
        >
          <PlatformMark platform={platform} className="size-5" />
          {label}
          {desk?.byHand === true && <Badge className="ml-1">{words.byHand}</Badge>}
        </h3>
        <Counter platform={platform} text={text} />
      </div>
      <div className="p-5">
        <PlatformFrame platform={platform} name={props.name} picture={desk?.picture ?? null}>
          {editing && desk !== undefined ? (
            <PostEditor
              label={label}
              text={text}
              sentences={props.checked}
              source={source}
              over={tooMany(platform, text)}
              onEdit={desk.onEdit}
              onDone={done}
            />
          ) : (
            <PostText
              platform={platform}
              text={text}
              sentences={sentences}
              markIds={props.markIds}
              typed={props.typed}
            />
          )}
          {!desk?.picture && <LinkCard platform={platform} text={text} title={props.title ?? null} />}
        </PlatformFrame>
      </div>
      {pointed !== null && (
        <div className="border-t border-line bg-paper px-5 py-4 lg:hidden">
          <TraceNote sentence={pointed} source={source} quotes />
        </div>
      )}
      <div
        className={classNames(
          'border-t border-line bg-sheet px-5 py-3 max-md:rounded-b-md',
          props.actions === undefined && 'max-md:sticky max-md:bottom-0',
        )}
      >
        {props.actions ?? (
          <PostActions
            what={`${label} post`}
            text={text}
            sentences={props.checked}
            platform={platform}
            held={props.leaving?.why(platform)}
            onTake={(channel) => props.leaving?.took(platform, channel)}
            {...(desk !== undefined && {
              edit: (
                <EditButton ref={edit} label={label} editing={editing} onClick={editing ? done : start} />
              ),
            })}
            {...(desk?.actions && { more: desk.actions })}
          />
        )}
      </div>
      {desk !== undefined && <div className="px-5 pb-3">{desk.panels}</div>}
    </article>
  );
}

function EditButton({
  ref,
  label,
  editing,
  onClick,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly editing: boolean;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <Button
      ref={ref}
      variant="outline"
      size="sm"
      data-does="edit"
      aria-label={editing ? words.done : words.editTip(`${label} post`)}
      onClick={onClick}
    >
      {editing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
      <span className={editing ? undefined : 'max-sm:hidden'}>{editing ? words.done : words.edit}</span>
    </Button>
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
  const [shownLength, shownLimit] = [formatNumber(length), formatNumber(limit)] as const;
  return (
    <p
      className={classNames(
        'figures text-sm',
        tooMany(platform, text) > 0 ? 'font-medium text-unsupported' : 'text-ink-soft',
      )}
    >
      <span aria-hidden="true">{words.counter(shownLength, shownLimit)}</span>
      <span className="sr-only">{words.counterLabel(shownLength, shownLimit)}</span>
    </p>
  );
}
