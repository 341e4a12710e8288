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
      {reading.sheet === null ? <FactsWaiting /> : <Facts sheet={reading.sheet} />}
      {reading.sheet !== null && <FindingChoice sheet={reading.sheet} chosen={chosen} change={change} />}
    </section>
  );
}

/** What was found, and in one line what the text does not say. */
function Facts({ sheet }: { readonly sheet: FactSheet }): ReactElement {
  const facts = factNames.map((name) => ({ name, text: factOf(sheet, name) }));
  const missing = facts.filter(({ text }) => text === '').map(({ name }) => words.reading.missingNames[name]);
  return (
    <>
      <dl className="mt-3 flex flex-col gap-2">
        {facts.map(({ name, text }) =>
          text === '' ? null : (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
              <dt className="text-sm leading-7 text-ink-soft">{words.reading[name]}</dt>
              <dd className="font-serif text-lg leading-snug">{text}</dd>
            </div>
          ),
        )}
      </dl>
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">{words.reading.missing(lists.format(missing))}</p>
      )}
    </>
  );
}

function FactsWaiting(): ReactElement {
  return (
    <div className="mt-3 flex flex-col gap-3">
      {factNames.map((name) => (
        <Skeleton key={name} className="h-5 w-4/5" />
      ))}
    </div>
  );
}

const factNames = ['question', 'finding', 'number', 'studied', 'limit'] as const;
const lists = new Intl.ListFormat('en', { type: 'disjunction' });

/** Empty where the text does not say it. */
function factOf(sheet: FactSheet, name: (typeof factNames)[number]): string {
  if (name === 'finding') return sheet.finding.text;
  if (name === 'number') return sheet.numbers[0]?.text ?? '';
  return sheet[name]?.text ?? '';
}
