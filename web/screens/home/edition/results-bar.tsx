import { Undo2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DownloadAll } from './download-all.tsx';
import type { Edition } from './edition.ts';
import type { Saving } from './use-saving.ts';
import { words } from './words.ts';

const LeaveBar = lazy(async () => ({ default: (await import('./leave-bar.tsx')).LeaveBar }));

interface ResultsBarProps {
  readonly edition: Edition;
  readonly saving: Saving;
  readonly saveAgain: () => void;
  readonly withAltText: boolean;
  /** Nothing may be taken away yet. */
  readonly isHeld: boolean;
  /** Null where there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/** What concerns all posts: taking back, taking away, and whether they are saved. */
export function ResultsBar({
  edition,
  saving,
  saveAgain,
  withAltText,
  isHeld,
  onUndo,
}: ResultsBarProps): ReactElement {
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-1 max-md:justify-between">
      <p role="status" className="text-sm text-ink-soft">
        {words.saving[saving]}
      </p>
      {(saving === 'full' || saving === 'waiting') && (
        <Button variant="outline" size="sm" onClick={saveAgain}>
          {words.saveAgain}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="max-md:disabled:hidden"
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
      >
        <Undo2 aria-hidden="true" />
        {words.undo}
      </Button>
      <Suspense>
        <LeaveBar edition={edition} />
      </Suspense>
      {!isHeld && <DownloadAll edition={edition} withAltText={withAltText} />}
    </div>
  );
}
