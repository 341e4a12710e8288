import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { FailureCode } from '#domain/failures.ts';
import { paths } from '#web/app/paths.ts';
import type { NewToast } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

const largerPlanHelps: ReadonlySet<FailureCode> = new Set([
  'quota_exceeded',
  'plan_required',
  'storage_full',
]);

/** The way out that a toast offers where a bigger plan is the answer; nothing for other failures. */
export function useUpgradeAction(): (error: Error) => Pick<NewToast, 'action'> {
  const navigate = useNavigate();
  return (error) => {
    const needsPlan = error instanceof ApiError && error.code !== null && largerPlanHelps.has(error.code);
    if (!needsPlan) return {};
    return { action: { label: words.seePlans, run: () => void navigate(paths.pricing) } };
  };
}
