import { failureWords } from '#web/api/failure-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export function tellDone(title: string): void {
  toasts.add({ title, variant: 'success' });
}

export function tellFailure(error: Error): void {
  toasts.add({ ...failureWords(error, words.failed), variant: 'destructive', duration: 8000 });
}
