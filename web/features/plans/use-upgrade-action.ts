import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { paths } from '#web/app/paths.ts';
import type { NewToast } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

/** The way out that a toast offers where a bigger plan is the answer; nothing for other failures. */
export function useUpgradeAction(): (error: Error) => Pick<NewToast, 'action'> {
  const navigate = useNavigate();
  return (error) => {
    const needsPlan =
      error instanceof ApiError && (error.code === 'quota_exceeded' || error.code === 'plan_required');
    if (!needsPlan) return {};
    return { action: { label: words.seePlans, run: () => void navigate(paths.pricing) } };
  };
}
