import { type ReactElement, useState } from 'react';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { type ApiKeyRow, useChangeKey } from './use-api-keys.ts';
import { words } from './words.ts';

interface KeyRowProps {
  readonly teamId: string;
  readonly row: ApiKeyRow;
}

/** The key is never written out: it is copied whole, so nobody reads it over a shoulder. */
export function KeyRow({ teamId, row }: KeyRowProps): ReactElement {
  const [asking, ask] = useState(false);
  const change = useChangeKey(teamId);
  const { position, key, lastUsedAt, postsThisMonth } = row;
  const use = words.uses[position - 1];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-medium">
          {words.name(position)}
          {use !== undefined && <span className="font-normal text-ink-soft"> · {use}</span>}
        </p>
        <p className="text-sm">
          {key === null ? words.unreadable : <code className="font-mono">{words.hidden(key)}</code>}
        </p>
        <p className="figures text-sm text-ink-soft">
          {lastUsedAt === null ? words.never : words.used(timeOf(lastUsedAt))} · {words.posts(postsThisMonth)}
        </p>
      </div>
      <div className="flex gap-2">
        {key !== null && (
          <CopyButton
            label={words.copy}
            name={words.copyName(position)}
            text={key}
            failed={words.copyFailed}
          />
        )}
        <Button
          variant="outline"
          size="sm"
          aria-label={words.changeName(position)}
          aria-disabled={change.isPending || undefined}
          onClick={() => change.isPending || ask(true)}
        >
          {words.change}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.changeTitle(position)}
        description={words.changeText}
        confirmLabel={words.changeConfirm}
        cancelLabel={words.changeCancel}
        onConfirm={() => change.mutate(row)}
      />
    </li>
  );
}
