import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { writerQuery } from '#web/api/queries.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

/** Tries the configured model with a sample text. */
export function useTestWriter() {
  return useMutation({
    mutationFn: () => api.call('testWriter'),
    onError: (error) => tell(error, words.writer.testFailed),
  });
}

/** Lets requests to the model through, or stops them all. */
export function useSwitchWriter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api.call('switchWriter', { body: { on } }),
    onSuccess: (writer) => client.setQueryData(writerQuery.queryKey, writer),
    onError: (error) => tell(error, words.writer.switchFailed),
  });
}

function tell(error: Error, fallback: { readonly title: string; readonly description: string }): void {
  // What the server says of the model is more than the general words of its code.
  const said = failureWords(error, fallback);
  toasts.add({
    ...said,
    description: error.message || said.description,
    variant: 'destructive',
    duration: 10_000,
  });
}
