import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTrace } from './trace.ts';
import { TraceableSentence } from './traceable-sentence.tsx';

export interface SourceText {
  readonly sentences: readonly { readonly text: string; readonly heading?: string | null }[];
}

/** The paper's own words, sentence by sentence; the lit one is kept in view. */
export function SourcePane({ source }: { readonly source: SourceText }): ReactElement {
  const pane = useLitInView();
  return (
    <div ref={pane} className="relative max-h-96 overflow-y-auto font-serif text-lg lg:max-h-[60dvh]">
      {source.sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place is its name
        <p key={index} className="flex gap-3 py-1">
          <span
            aria-hidden="true"
            className="figures w-6 shrink-0 pt-1 text-right font-sans text-sm text-ink-soft"
          >
            {index + 1}
          </span>
          <TraceableSentence pointer={{ kind: 'source', sentence: index }} className={sourceSentence}>
            {startsSection(source, index) && <b className="font-semibold">{sentence.heading}: </b>}
            {sentence.text}
          </TraceableSentence>
        </p>
      ))}
    </div>
  );
}

const sourceSentence =
  'rounded-sm px-1 -mx-1 transition-colors hover:bg-wash data-[lit=true]:bg-supported-wash data-[lit=true]:text-ink';

function startsSection(source: SourceText, index: number): boolean {
  const heading = source.sentences[index]?.heading ?? null;
  return heading !== null && heading !== (source.sentences[index - 1]?.heading ?? null);
}

/** Scrolls the pane, never the page, to the best support of what is pointed at in a post. */
function useLitInView(): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  const { pointer, litSources } = useTrace();
  const target = pointer?.kind === 'post' ? litSources[0] : undefined;
  useEffect(() => {
    const box = pane.current;
    const sentence =
      target === undefined ? null : box?.querySelector<HTMLElement>(`[data-sentence="${target}"]`);
    if (box && sentence) bringIntoPane(box, sentence);
  }, [target]);
  return pane;
}

/**
 * Shows a sentence in the part of the pane that is on the screen. What is below the screen's edge becomes room at the
 * pane's end, or its last sentences could never be scrolled up to where they can be seen.
 */
function bringIntoPane(box: HTMLElement, sentence: HTMLElement): void {
  const { top, bottom } = box.getBoundingClientRect();
  const hidden = top < innerHeight ? Math.max(0, bottom - innerHeight) : 0;
  const shown = box.clientHeight - hidden;
  box.style.paddingBottom = `${hidden}px`;
  const above = sentence.offsetTop < box.scrollTop;
  const below = sentence.offsetTop + sentence.offsetHeight > box.scrollTop + shown;
  if (above || below) box.scrollTo({ top: sentence.offsetTop - shown / 3 });
}
