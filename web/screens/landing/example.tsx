import { type ReactElement, useRef } from 'react';
import { standingOf } from '#web/features/trace/standing.ts';
import { Thread } from '#web/features/trace/thread.tsx';
import { TraceContext, useTraceState } from '#web/features/trace/trace.ts';
import { TraceableSentence } from '#web/features/trace/traceable-sentence.tsx';
import { exampleGrounding, exampleSource } from './example-data.ts';
import { words } from './words.ts';

/** The product in small: a real post, the abstract behind it, and the thread between them. */
export function Example(): ReactElement {
  const trace = useTraceState(exampleGrounding, { kind: 'post', platform: 'twitter', sentence: 2 });
  const area = useRef<HTMLDivElement>(null);
  return (
    <TraceContext value={trace}>
      <h2 className="text-2xl">{words.exampleTitle}</h2>
      <p className="mt-2 text-ink-soft">{words.exampleHint}</p>
      <div ref={area} className="relative mt-8 grid items-center gap-6 lg:grid-cols-[5fr_6fr] lg:gap-24">
        <article
          aria-label={words.examplePost}
          className="rounded-md border border-line bg-sheet p-6 shadow-soft"
        >
          <p className="text-lg leading-relaxed">
            {exampleGrounding.twitter.map((sentence, index) => (
              <span key={sentence.text}>
                <TraceableSentence
                  pointer={{ kind: 'post', platform: 'twitter', sentence: index }}
                  className="mark"
                  standing={standingOf(sentence)}
                >
                  {sentence.text}
                </TraceableSentence>{' '}
              </span>
            ))}
          </p>
        </article>
        <section aria-label={words.exampleSource} className="relative font-serif text-lg leading-relaxed">
          {exampleSource.map(({ number, text }, index) => (
            <p key={number} className="flex gap-4 border-t border-line py-4 first:border-0">
              <span
                aria-hidden="true"
                className="figures w-6 shrink-0 text-right font-sans text-sm leading-8 text-ink-soft"
              >
                {number}
              </span>
              <TraceableSentence
                pointer={{ kind: 'source', sentence: index }}
                className="rounded-sm transition-colors data-[lit=true]:bg-supported-wash"
              >
                {text}
              </TraceableSentence>
            </p>
          ))}
        </section>
        <Thread area={area} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{words.exampleCredit}</p>
    </TraceContext>
  );
}
