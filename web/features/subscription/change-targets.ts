import type { PlanRow } from '#contract/types.ts';

/** What one can change to: everything that is sold but the plan one has; its other interval first. */
export function changeTargets(rows: readonly PlanRow[], current: PlanRow | undefined): PlanRow[] {
  const sold = rows.filter(({ id, paymentPriceId }) => paymentPriceId !== null && id !== current?.id);
  return [
    ...sold.filter(({ key }) => key === current?.key),
    ...sold.filter(({ key }) => key !== current?.key),
  ];
}
