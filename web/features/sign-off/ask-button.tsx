import { Stamp } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Asked } from './ask-dialog.tsx';
import { words } from './words.ts';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

/** Sends posts to whoever has to approve them. */
export function AskButton({ asked }: { readonly asked: () => Asked }): ReactElement {
  const [open, setOpen] = useState<Asked | null>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(asked())}>
        <Stamp aria-hidden="true" />
        {words.ask.button}
      </Button>
      {open !== null && (
        <Suspense>
          <AskDialog asked={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
