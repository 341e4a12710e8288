import { type ReactElement, useEffect, useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { CheckedSentence } from './checked-sentence.tsx';
import { CheckedWork } from './checked-work.tsx';
import type { Checked } from './use-check.ts';
import { words } from './words.ts';

/** What was found: in a line, then sentence by sentence. It takes the focus when it appears. */
export function CheckResults({ checked }: { readonly checked: Checked }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary, sentences, source, verifiedBy } = checked;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'start');
  }, []);
  return (
    <section aria-labelledby="found" className="mt-10 animate-rise-in border-t border-line pt-8">
      <h2 id="found" ref={heading} tabIndex={-1} data-quiet-focus="" className="scroll-mt-24 text-2xl">
        {words.found}
      </h2>
      <p className="mt-2 text-lg">{summary.says}</p>
      <Counts counts={summary.counts} />
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        {verifiedBy === undefined ? words.by.rules : words.by.learned} {words.by.cannot}
      </p>
      {source.work !== null && <CheckedWork work={source.work} />}
      <h3 className="sr-only">{words.sentences}</h3>
      <ol className="mt-6 flex list-none flex-col gap-4">
        {sentences.map((sentence) => (
          <CheckedSentence key={sentence.start} sentence={sentence} source={source} />
        ))}
      </ol>
      <WholeSource sentences={source.sentences} />
      <Next />
    </section>
  );
}

type Counted = keyof typeof words.counts;
const counted: readonly (readonly [Counted, BadgeTone])[] = [
  ['flagged', 'unsupported'],
  ['compare', 'plain'],
  ['matches', 'supported'],
  ['wording', 'plain'],
];

function Counts({ counts }: { readonly counts: Checked['summary']['counts'] }): ReactElement {
  return (
    <ul className="mt-3 flex list-none flex-wrap gap-2">
      {counted
        .filter(([mark]) => counts[mark] > 0)
        .map(([mark, tone]) => (
          <li key={mark}>
            <Badge tone={tone} className="figures">
              {words.counts[mark](counts[mark])}
            </Badge>
          </li>
        ))}
    </ul>
  );
}

function WholeSource({ sentences }: Pick<Checked['source'], 'sentences'>): ReactElement {
  return (
    <details className="mt-8 rounded-md border border-line bg-sheet">
      <summary className="cursor-pointer px-4 py-3 font-medium">{words.whole}</summary>
      <ol className="flex list-none flex-col gap-2 px-4 pb-4 font-serif text-lg">
        {sentences.map(({ text, start }, index) => (
          <li key={start} className="flex gap-3">
            <span className="figures w-6 shrink-0 pt-1 text-right font-sans text-sm text-ink-soft">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Next(): ReactElement {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <AppLink to={paths.home} className={buttonClasses({ variant: 'outline' })}>
        {words.next.write}
      </AppLink>
      <p className="text-sm text-ink-soft">
        {words.next.more}{' '}
        <a
          href="/api/docs"
          className="inline-flex min-h-6 items-center text-sky underline underline-offset-4"
        >
          {words.next.docs}
        </a>
      </p>
    </div>
  );
}
