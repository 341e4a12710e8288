import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

export function Unreachable({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div role="alert" className="mx-auto max-w-lg px-4 py-24 text-center">
      <h1 className="text-2xl">{words.unreachable.title}</h1>
      <p className="mt-3 text-ink-soft">{words.unreachable.text}</p>
      <Button className="mt-8" onClick={onRetry}>
        {words.unreachable.retry}
      </Button>
    </div>
  );
}
