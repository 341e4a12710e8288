import type { ReactElement } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FindingChoice } from './finding-choice.tsx';
import type { ChangeDraft } from './use-draft.ts';
import type { Reading } from './use-reading.ts';
import { words } from './words.ts';

interface ReadingPanelProps {
  readonly reading: Reading;
  readonly chosen: number | null;
  readonly change: ChangeDraft;
}

/** What the engine reads in the text, so that one sees at once whether the paper was understood. */
export function ReadingPanel({ reading, chosen, change }: ReadingPanelProps): ReactElement {
  if (reading.state === 'short') return <p className="text-sm text-ink-soft">{words.reading.wait}</p>;
  if (reading.state === 'failed') return <p className="text-sm text-ink-soft">{words.reading.failed}</p>;
  return (
    <section
      aria-labelledby="reading"
      aria-busy={reading.state === 'loading'}
      className="rounded-md border border-line bg-sheet p-5"
    >
      <h2 id="reading" className="text-lg">
        {words.reading.title}
      </h2>
      <dl className="mt-3 flex flex-col gap-2">
        {factNames.map((name) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
            <dt className="text-sm leading-7 text-ink-soft">{words.reading[name]}</dt>
            <dd className="font-serif text-lg">
              {reading.sheet === null ? (
                <Skeleton className="my-1 h-5 w-4/5" />
              ) : (
                <Fact text={factOf(reading.sheet, name)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {reading.sheet !== null && <FindingChoice sheet={reading.sheet} chosen={chosen} change={change} />}
    </section>
  );
}

const factNames = ['question', 'finding', 'number', 'studied', 'limit'] as const;

function factOf(sheet: FactSheet, name: (typeof factNames)[number]): string | null {
  if (name === 'finding') return sheet.finding.text;
  if (name === 'number') return sheet.numbers[0]?.text ?? null;
  return sheet[name]?.text ?? null;
}

function Fact({ text }: { readonly text: string | null }): ReactElement {
  if (text === null || text === '')
    return <span className="font-sans text-sm text-ink-soft">{words.reading.nothing}</span>;
  return <>{text}</>;
}
