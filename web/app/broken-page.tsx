import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** A screen threw, or its code could not be loaded. */
export function BrokenPage(): ReactElement {
  return (
    <div role="alert" className="mx-auto max-w-lg px-4 py-24 text-center">
      <h1 className="text-2xl">{words.broken.title}</h1>
      <p className="mt-3 text-ink-soft">{words.broken.text}</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        {words.broken.reload}
      </Button>
    </div>
  );
}
