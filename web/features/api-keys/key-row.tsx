import { type ReactElement, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayOf, timeOf } from '#web/ui/formats.ts';
import { NewKeys } from './new-keys.tsx';
import { type ApiKeyRow, useRemoveKey, useRotateKey } from './use-api-keys.ts';
import { words } from './words.ts';

interface KeyRowProps {
  readonly teamId: string;
  readonly row: ApiKeyRow;
  readonly isOwner: boolean;
}

/** A key by its name and last signs, with what it was used for. */
export function KeyRow({ teamId, row, isOwner }: KeyRowProps): ReactElement {
  const rotate = useRotateKey(teamId);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">
            {row.name} {row.knownOutsideSince !== null && <Badge>{words.known}</Badge>}
          </p>
          <p className="text-sm">
            <code className="font-mono">{row.key}</code>
          </p>
          <p className="figures text-sm break-words text-ink-soft">
            {words.made(row.madeBy, dayOf(row.createdAt))}
          </p>
          <p className="figures text-sm text-ink-soft">
            {row.lastUsedAt === null ? words.never : words.used(timeOf(row.lastUsedAt), row.lastUsedFor)} ·{' '}
            {words.posts(row.postsThisMonth)}
          </p>
        </div>
        {isOwner && <KeyChanges teamId={teamId} row={row} onRotate={() => rotate.mutate(row)} />}
      </div>
      {rotate.data !== undefined && <NewKeys keys={[rotate.data]} onDone={rotate.reset} />}
    </li>
  );
}

interface KeyChangesProps {
  readonly teamId: string;
  readonly row: ApiKeyRow;
  readonly onRotate: () => void;
}

function KeyChanges({ teamId, row, onRotate }: KeyChangesProps): ReactElement {
  const [asking, ask] = useState<'rotate' | 'remove' | null>(null);
  const remove = useRemoveKey(teamId);
  const said =
    asking === 'remove'
      ? {
          title: words.removeTitle(row.name),
          description: words.removeText,
          confirmLabel: words.removeConfirm,
          onConfirm: () => remove.mutate(row),
        }
      : {
          title: words.rotateTitle(row.name),
          description: words.rotateText,
          confirmLabel: words.rotateConfirm,
          onConfirm: onRotate,
        };
  return (
    <div className="flex gap-2">
      <Button variant="outline" size="sm" aria-label={words.rotateOf(row.name)} onClick={() => ask('rotate')}>
        {words.rotate}
      </Button>
      <Button variant="ghost" size="sm" aria-label={words.removeOf(row.name)} onClick={() => ask('remove')}>
        {words.remove}
      </Button>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => !open && ask(null)}
        cancelLabel={words.keep}
        {...said}
      />
    </div>
  );
}
