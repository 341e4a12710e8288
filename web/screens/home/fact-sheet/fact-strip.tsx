import { ChevronDown } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { onFirstUse } from '#web/ui/formats.ts';
import { FactRow } from './fact-row.tsx';
import { type Fact, factsOf } from './facts.ts';
import { FindingChoice } from './finding-choice.tsx';
import { ReportReading } from './report-reading.tsx';
import { scoreWords } from './score-words.ts';
import type { Steering } from './steering.ts';
import { words } from './words.ts';

interface FactStripProps {
  readonly sheet: FactSheet;
  readonly steering: Steering;
  /** One line under the title. */
  readonly lead: string;
  /** On a phone alone, where the text is below it; or everywhere, where the posts are. */
  readonly folds: 'on-phones' | 'everywhere';
}

/** What the engine read, to be looked at and put right. Where it folds it is one line until it is opened. */
export function FactStrip({ sheet, steering, lead, folds }: FactStripProps): ReactElement {
  const asks = !sheet.sure && steering.finding === null;
  const everywhere = folds === 'everywhere';
  // What is put right already moves along; before there are posts, what is asked about is open.
  const [open, setOpen] = useState(everywhere ? Object.keys(steering.editors).length > 0 : asks);
  const id = useId();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-lg">
            {words.title}
          </h2>
          <p className={classNames('text-sm text-ink-soft', !everywhere && 'md:hidden', open && 'hidden')}>
            {asks ? words.unsureLine : sheet.finding.text}
          </p>
          <p className={classNames('text-sm text-ink-soft', !everywhere && 'md:block', !open && 'hidden')}>
            {lead}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className={classNames('-mr-2 shrink-0', !everywhere && 'md:hidden')}
          aria-expanded={open}
          aria-controls={`${id}-facts`}
          onClick={() => setOpen(!open)}
        >
          {open ? words.close : words.open}
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-transform', open && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={`${id}-facts`} className={classNames(!everywhere && 'md:block', !open && 'hidden')}>
        <Facts sheet={sheet} steering={steering} asks={asks} />
      </div>
    </>
  );
}

interface FactsProps extends Omit<FactStripProps, 'lead' | 'folds'> {
  readonly asks: boolean;
}

function Facts({ sheet, steering, asks }: FactsProps): ReactElement {
  const facts = factsOf(sheet, steering.finding, steering.corrections);
  const isShown = (fact: Fact): boolean =>
    fact.text !== '' || fact.changed || steering.editors[fact.name] !== undefined;
  const missing = facts.filter((fact) => !isShown(fact));
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {facts.filter(isShown).map((fact) => (
          <FactRow key={fact.name} fact={fact} steering={steering}>
            {fact.name === 'finding' && <FindingMore sheet={sheet} steering={steering} asks={asks} />}
          </FactRow>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
          <span className="mr-1">
            {words.missing(lists().format(missing.map(({ name }) => words.missingNames[name])))}
          </span>
          <span>{words.addShort}</span>
          {missing.map(({ name }) => (
            <Button
              key={name}
              variant="ghost"
              size="sm"
              className="px-2 text-sky"
              aria-label={words.add(words.missingNames[name])}
              onClick={() => steering.edit(name, '')}
            >
              {words.missingNames[name]}
            </Button>
          ))}
        </div>
      )}
      <ReportReading facts={facts} source={steering.source} />
    </>
  );
}

/** How sure the reading is, and the other sentences it could be. */
function FindingMore({ sheet, steering, asks }: FactsProps): ReactElement {
  const [asked, setAsked] = useState(false);
  const score = scoreWords(sheet, sheet.finding.sentence ?? -1, steering.finding);
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        {score !== null && <span>{score}</span>}
        {sheet.finding.verbatim && <Badge>{words.quoted}</Badge>}
        {!asks && !asked && sheet.sentences.length > 1 && (
          <Button variant="ghost" size="sm" className="-mx-1 px-2 text-sky" onClick={() => setAsked(true)}>
            {words.change}
          </Button>
        )}
        {steering.finding !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="-mx-1 px-2 text-sky"
            onClick={() => {
              setAsked(false);
              steering.steer({ finding: null });
            }}
          >
            {words.reset}
          </Button>
        )}
      </div>
      {(asks || asked) && (
        <FindingChoice
          sheet={sheet}
          steering={{
            ...steering,
            steer: (change) => {
              setAsked(true);
              steering.steer(change);
            },
          }}
          doubt={asks ? (sheet.doubt ?? words.unsureLead) : null}
          onDone={asks ? null : () => setAsked(false)}
        />
      )}
    </>
  );
}

const lists = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));
