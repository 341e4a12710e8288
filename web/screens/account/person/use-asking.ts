import { useMutation } from '@tanstack/react-query';

type Values = Readonly<Record<string, string>>;

/** What a dialog that asks needs to know of the work behind it. */
export function useAsking(work: (values: Values) => Promise<void>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: work });
  return { onConfirm: (values: Values) => mutate(values), isRunning: isPending, error };
}
