import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckForm } from './check-form.tsx';
import { CheckResults } from './check-results.tsx';
import { useCheck } from './use-check.ts';
import { words } from './words.ts';

/** A post beside its paper, for anybody: nothing of it is kept. */
export function CheckScreen(): ReactElement {
  const check = useCheck();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 md:px-6 md:py-14">
      <title>{words.page}</title>
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-pretty text-ink-soft md:text-lg">{words.lead}</p>
      <CheckForm check={check} />
      {check.isChecking && <Waiting />}
      {check.checked !== null && <CheckResults key={check.round} checked={check.checked} />}
    </div>
  );
}

/** Where the sentences will stand. */
function Waiting(): ReactElement {
  return (
    <div className="mt-10 flex flex-col gap-4 border-t border-line pt-8">
      <Skeleton className="h-9 w-56" />
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-28" />
      ))}
    </div>
  );
}
