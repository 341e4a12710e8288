import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWith } from '#domain/plans/require-feature.ts';
import { paths } from '#web/app/paths.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from '../words.ts';
import { identifierIn } from './identifier-in.ts';
import type { LookupRun } from './use-lookup.ts';
import { words as lookupWords } from './words.ts';

interface IdentifierLineProps {
  readonly text: string;
  readonly lookup: LookupRun;
  /** False where the plan has no look-up: then the way on is told, before anything is pressed. */
  readonly allowed: boolean;
}

/** Under the text field: which number of a work stands in it, and what can be done with it. */
export function IdentifierLine({ text, lookup, allowed }: IdentifierLineProps): ReactElement | null {
  const found = identifierIn(text);
  if (found === null) return null;
  const { kind, paste, name } = found;
  const error = lookup.errors[kind];
  if (!allowed) {
    return (
      <p role="status" className="text-sm">
        <b className="font-medium">{words.box.recognised[kind](name)}</b>{' '}
        {words.box.notInPlan(plans[cheapestPlanWith('lookup')].title)}{' '}
        <Link to={paths.pricing} className="text-sky underline underline-offset-4">
          {planWords.seePlans}
        </Link>
      </p>
    );
  }
  const running = lookup.running === kind;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p role="status">
        <b className="font-medium">{words.box.recognised[kind](name)}</b>{' '}
        {error === undefined ? words.box.willFetch : <span className="text-unsupported">{error}</span>}
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={running}
        onClick={() => running || lookup.start(kind, paste)}
      >
        {running ? lookupWords.running : words.box.fetch}
      </Button>
    </div>
  );
}
