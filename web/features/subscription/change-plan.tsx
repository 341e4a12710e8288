import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlanRow } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';
import { teamQuery } from '#web/api/queries.ts';
import { planParameter } from '#web/app/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { planName, priceText } from '../plans/price.ts';
import { type Held, rowOf } from '../plans/subscription.ts';
import { ChangeFacts } from './change-facts.tsx';
import { changeTargets, effectOnTeam } from './change-targets.ts';
import { usePreview } from './use-preview.ts';
import { useUpdate, wordsOf } from './use-subscription.ts';
import { words } from './words.ts';

interface ChangePlanProps {
  readonly held: Held;
  readonly rows: readonly PlanRow[];
}

/** The other interval of the same plan to begin with, or the plan that the address names; any other to choose. */
export function ChangePlan({ held, rows }: ChangePlanProps): ReactElement | null {
  const [search] = useSearchParams();
  const [chosen, choose] = useState(search.get(planParameter));
  const [asking, ask] = useState(false);
  const update = useUpdate(held.paddleSubscriptionId);
  const targets = changeTargets(rows, rowOf(rows, held));
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  if (target === undefined) return null;
  return (
    <Card aria-labelledby="change" className="p-6">
      <h2 id="change" className="text-xl">
        {words.change.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.change.lead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={words.change.label} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Select {...control} value={target.id} onChange={(event) => choose(event.target.value)}>
              {targets.map((row) => (
                <option key={row.id} value={row.id}>
                  {words.change.option(planName(row), priceText(row))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button aria-disabled={update.isPending || undefined} onClick={() => update.isPending || ask(true)}>
          {update.isPending ? words.change.running : words.change.button}
        </Button>
      </div>
      <AskToChange
        held={held}
        target={target}
        open={asking}
        onOpenChange={ask}
        onConfirm={(priceId) => update.mutate(priceId)}
      />
    </Card>
  );
}

interface AskToChangeProps {
  readonly held: Held;
  readonly target: PlanRow;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: (priceId: string) => void;
}

/** Nobody agrees before they have seen the price, the day, and what they gain and lose. */
function AskToChange({ held, target, open, onOpenChange, onConfirm }: AskToChangeProps): ReactElement {
  const { paymentPriceId } = target;
  const { data: team } = useQuery(teamQuery);
  const preview = usePreview(held.paddleSubscriptionId, paymentPriceId, open);
  const problem = preview.error === null ? null : wordsOf(preview.error, words.change.failed).description;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.change.confirmTitle(planName(target))}
      description={`${words.change.confirmText(priceText(target))} ${words.change.onTeam[effectOnTeam(target, team)]}`.trim()}
      confirmLabel={words.change.confirm}
      cancelLabel={words.change.keep}
      confirmVariant="default"
      notYet={preview.data === undefined}
      onConfirm={() => paymentPriceId !== null && onConfirm(paymentPriceId)}
    >
      <ChangeFacts
        from={held.plan ?? defaultPlanKey}
        to={target.key}
        price={priceText(target)}
        preview={preview.data}
        problem={problem}
      />
    </AlertDialog>
  );
}
