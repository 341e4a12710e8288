import { type ReactElement, useEffect, useRef } from 'react';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { NewKey } from './use-api-keys.ts';
import { words } from './words.ts';

interface NewKeysProps {
  readonly keys: readonly NewKey[];
  readonly onDone: () => void;
}

/** Keys in full, this once: the server keeps their hashes alone. Takes the focus, so that nobody misses it. */
export function NewKeys({ keys, onDone }: NewKeysProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="new-keys" className="mt-4 rounded-lg border border-sky p-4">
      <h3 id="new-keys" ref={heading} tabIndex={-1} className="font-medium">
        {words.newTitle(keys.length)}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{words.newText}</p>
      <ul className="mt-2">
        {keys.map(({ id, name, key }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="text-sm font-medium break-words">{name}</p>
              {key === null ? (
                <p className="text-sm">{words.newNone}</p>
              ) : (
                <code className="font-mono text-sm break-all">{key}</code>
              )}
            </div>
            {key !== null && (
              <CopyButton label={words.copy} name={words.copyOf(name)} text={key} failed={words.copyFailed} />
            )}
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-2" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
