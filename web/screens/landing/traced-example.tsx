import { type ReactElement, useId, useRef } from 'react';
import { platforms } from '#domain/posts/platforms.ts';
import { Mark, markOfX } from '#web/features/posts/mark.tsx';
import { PostText } from '#web/features/posts/post-text.tsx';
import { MarkDescriptions } from '#web/features/trace/mark-descriptions.tsx';
import { SourcePane } from '#web/features/trace/source-pane.tsx';
import { Thread } from '#web/features/trace/thread.tsx';
import { type Pointer, TraceContext, useTrace, useTraceState } from '#web/features/trace/trace.ts';
import { TraceNote } from '#web/features/trace/trace-note.tsx';
import { exampleSource } from './example.build.ts';
import { words } from './words.ts';
import type { Example } from './write-example.ts';

interface TracedProps {
  readonly example: Example;
  /** Another post is on its way. */
  readonly waits: boolean;
}

/** The example's post beside its abstract, with the threads between them. */
export function TracedExample({ example, waits }: TracedProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const ids = useId();
  const grounding = { twitter: example.sentences };
  const trace = useTraceState(grounding, firstLit(example));
  return (
    <TraceContext value={trace}>
      <MarkDescriptions idPrefix={ids} grounding={grounding} />
      <div
        ref={area}
        className="relative mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16"
      >
        <article
          aria-label={words.live.post}
          aria-busy={waits}
          className="rounded-md border border-line bg-sheet shadow-soft transition-opacity duration-150 aria-busy:opacity-50 lg:mt-6"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
            <h2 className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal">
              <Mark className="size-5">{markOfX}</Mark>
              {words.live.platform}
            </h2>
            <Count length={example.length} />
          </div>
          <div className="min-h-52 p-5 leading-relaxed sm:text-lg xl:text-base xl:leading-relaxed">
            <PostText
              platform="twitter"
              text={example.text}
              sentences={example.sentences}
              markIds={ids}
              typed={0}
            />
          </div>
          <Note example={example} />
        </article>
        <section
          aria-label={words.live.source}
          className="rounded-md border border-line bg-sheet p-4 shadow-soft [&>div]:max-h-72 lg:[&>div]:max-h-[26rem]"
        >
          <SourcePane source={exampleSource} />
        </section>
        <Thread area={area} />
      </div>
    </TraceContext>
  );
}

/** What stands behind the sentence: its source is quoted where there is no room for both side by side. */
function Note({ example }: { readonly example: Example }): ReactElement {
  const { pointer } = useTrace();
  const sentence = pointer?.kind === 'post' ? example.sentences[pointer.sentence] : undefined;
  return (
    <div className="border-t border-line bg-paper px-5 py-4 lg:hidden">
      {sentence === undefined ? (
        <p className="text-sm text-ink-soft">{words.live.hintTouch}</p>
      ) : (
        <TraceNote sentence={sentence} source={exampleSource} quotes />
      )}
    </div>
  );
}

function Count({ length }: { readonly length: number }): ReactElement {
  const { limit } = platforms.twitter;
  return (
    <p className="figures text-sm text-ink-soft">
      <span aria-hidden="true">{words.live.counter(length, limit)}</span>
      <span className="sr-only">{words.live.counterLabel(length, limit)}</span>
    </p>
  );
}

/** The last claim: it stands next to the number, and its thread is the one that is seen at once. */
function firstLit({ sentences }: Example): Pointer | null {
  const sentence = sentences.findLastIndex(({ kind, support }) => kind === 'claim' && support.length > 0);
  return sentence === -1 ? null : { kind: 'post', platform: 'twitter', sentence };
}
