import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { saveFile } from '#web/features/copy/save-file.ts';
import { RoomBars } from '#web/features/room/room-bars.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { Section } from './section.tsx';
import { words } from './words.ts';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }));

/** Take everything along, or have it deleted. */
export function DataSection({ account }: { readonly account: OutputOf<'getAccount'> }): ReactElement {
  const [asking, ask] = useState(false);
  const collect = useMutation({
    // As it comes: a large account's file would not fit into one text.
    mutationFn: () => api.download('exportAccount'),
    onSuccess: (file) => saveFile(file, `paperlark-${new Date().toISOString().slice(0, 10)}.json`),
    onError: (error) =>
      void toasts.add({
        ...failureWords(error, words.data.exportFailed),
        variant: 'destructive',
        duration: 8000,
      }),
  });
  return (
    <Section title={words.data.title}>
      <p className="mt-2 text-ink-soft">{words.data.keptText}</p>
      <RoomBars />
      <p className="mt-6 border-t border-line pt-5 text-ink-soft">{words.data.exportText}</p>
      <Button
        variant="outline"
        className="mt-3"
        aria-disabled={collect.isPending || undefined}
        onClick={() => collect.isPending || collect.mutate()}
      >
        {collect.isPending ? words.data.exporting : words.data.export}
      </Button>
      <p className="mt-6 border-t border-line pt-5 text-ink-soft">{words.data.deleteText}</p>
      <Button variant="destructive" className="mt-3" onClick={() => ask(true)}>
        {words.data.delete}
      </Button>
      <Suspense fallback={null}>
        {asking && <DeleteAccount account={account} onClose={() => ask(false)} />}
      </Suspense>
    </Section>
  );
}
