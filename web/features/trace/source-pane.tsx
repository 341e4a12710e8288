import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTrace } from './trace.ts';
import { TraceableSentence } from './traceable-sentence.tsx';
import { words } from './words.ts';

export interface SourceText {
  readonly sentences: readonly { readonly text: string; readonly heading?: string | null }[];
}

interface SourcePaneProps {
  readonly source: SourceText;
  /** Lets one name the finding: which sentence it is now, and what to do with another. */
  readonly lead?: LeadChoice | undefined;
}

export interface LeadChoice {
  readonly sentence: number | null;
  readonly choose: (sentence: number) => void;
}

/** The paper's own words, sentence by sentence; the lit one is kept in view. */
export function SourcePane({ source, lead }: SourcePaneProps): ReactElement {
  const pane = useLitInView();
  return (
    <div ref={pane} className="relative max-h-96 overflow-y-auto font-serif text-lg lg:max-h-[60dvh]">
      {source.sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's place is its name
        <p key={index} className="flex gap-3 py-1">
          {lead === undefined ? (
            <span aria-hidden="true" className={gutter}>
              {index + 1}
            </span>
          ) : (
            <LeadButton index={index} lead={lead} />
          )}
          <TraceableSentence pointer={{ kind: 'source', sentence: index }} className={sourceSentence}>
            {startsSection(source, index) && <b className="font-semibold">{sentence.heading}: </b>}
            <SpannedText text={sentence.text} index={index} />
          </TraceableSentence>
        </p>
      ))}
    </div>
  );
}

const gutter = 'figures w-6 shrink-0 pt-1 text-right font-sans text-sm text-ink-soft';

/** The sentence's number, which makes it the finding when clicked. */
function LeadButton({ index, lead }: { readonly index: number; readonly lead: LeadChoice }): ReactElement {
  const leads = lead.sentence === index;
  return (
    <button
      type="button"
      aria-pressed={leads}
      aria-label={words.lead(index + 1)}
      title={leads ? words.leads : words.lead(index + 1)}
      className={classNames(
        'figures size-6 shrink-0 rounded-full border font-sans text-sm transition-colors pointer-coarse:size-8',
        leads
          ? 'border-sky bg-sky text-on-sky'
          : 'border-line-strong text-ink-soft hover:border-sky hover:text-sky',
      )}
      onClick={() => lead.choose(index)}
    >
      {index + 1}
    </button>
  );
}

/** The sentence, with the words that the fact one points at was read from. */
function SpannedText({ text, index }: { readonly text: string; readonly index: number }): ReactNode {
  const { pointer } = useTrace();
  const span =
    pointer?.kind === 'fact' ? pointer.spans.find(({ sentence }) => sentence === index) : undefined;
  if (span === undefined || (span.start === 0 && span.end >= text.length)) return text;
  return (
    <>
      {text.slice(0, span.start)}
      <b className="font-semibold">{text.slice(span.start, span.end)}</b>
      {text.slice(span.end)}
    </>
  );
}

const sourceSentence =
  'rounded-sm px-1 -mx-1 transition-colors hover:bg-wash data-[lit=true]:text-ink data-[proven=false]:bg-wash data-[proven=true]:bg-supported-wash';

function startsSection(source: SourceText, index: number): boolean {
  const heading = source.sentences[index]?.heading ?? null;
  return heading !== null && heading !== (source.sentences[index - 1]?.heading ?? null);
}

/** Scrolls the pane, never the page, to the best support of what is pointed at elsewhere. */
function useLitInView(): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  const { pointer, litSources } = useTrace();
  const target = pointer !== null && pointer.kind !== 'source' ? litSources[0] : undefined;
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
  if (above || below) box.scrollTo({ top: startFor(box, sentence, shown) });
}

/**
 * Where a sentence begins, so that no sliver of a line stands at the top: one that shows the lit sentence whole, a third of the
 * pane above it if there is one. A sentence that fits nowhere is shown from where it is.
 */
function startFor(box: HTMLElement, lit: HTMLElement, shown: number): number {
  const wanted = lit.offsetTop - shown / 3;
  const last = box.scrollHeight - box.clientHeight;
  const starts = [...box.querySelectorAll<HTMLElement>(':scope > p')]
    .map(({ offsetTop }) => offsetTop)
    .filter((start) => start <= last && lit.offsetTop + lit.offsetHeight <= start + shown);
  return starts.find((start) => start >= wanted) ?? starts.at(-1) ?? wanted;
}
