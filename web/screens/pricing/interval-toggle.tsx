import type { ReactElement } from 'react';
import type { Interval } from '#domain/plans/catalogue.ts';
import { choiceControlClasses } from '#web/ui/choice-card.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { words } from './words.ts';

interface IntervalToggleProps {
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
}

/** Two radio buttons that look like one switch. */
export function IntervalToggle({ interval, onChange }: IntervalToggleProps): ReactElement {
  // What a browser chose by itself before the page answers would not be what the cards show.
  const isLive = useIsLive();
  return (
    <fieldset className="mt-8">
      <legend className="sr-only">{words.interval.label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-md border border-line-strong bg-sheet p-1">
        {(['month', 'year'] as const).map((value) => (
          <label key={value} className={option}>
            <input
              type="radio"
              name="interval"
              className={choiceControlClasses}
              checked={value === interval}
              disabled={!isLive}
              onChange={() => onChange(value)}
            />
            {words.interval[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const option =
  'relative flex min-h-11 items-center rounded-sm px-5 font-medium text-ink transition-colors select-none ' +
  'has-checked:bg-sky has-checked:text-on-sky ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky';
