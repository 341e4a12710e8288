import { FlaskConical } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Held } from '../plans/subscription.ts';
import { useEndPeriod } from './use-subscription.ts';
import { words } from './words.ts';

/** Of the stand-in only: what happens at the end of a paid period, without the wait for it. */
export function EndPeriod({ held }: { readonly held: Held }): ReactElement {
  const id = useId();
  const end = useEndPeriod(held.paddleSubscriptionId);
  return (
    <section aria-labelledby={id} className="rounded-md border border-dashed border-line-strong p-6">
      <Badge tone="check">
        <FlaskConical aria-hidden="true" className="size-4" />
        {words.sandbox.badge}
      </Badge>
      <h2 id={id} className="mt-3 text-lg">
        {words.sandbox.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{words.sandbox.lead}</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        aria-disabled={end.isPending || undefined}
        onClick={() => end.isPending || end.mutate()}
      >
        {end.isPending ? words.sandbox.running : words.sandbox.button}
      </Button>
    </section>
  );
}
