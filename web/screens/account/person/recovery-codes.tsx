import { type ReactElement, useRef } from 'react';
import { saveFile } from '#web/features/copy/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { words } from './words.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown this once; closes by its own button only, so that nobody loses them by a click beside it. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps): ReactElement {
  const download = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={() => undefined}
      title={words.security.recoveryTitle}
      description={words.security.recoveryText}
      firstFocus={download}
    >
      <ul className="figures mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-sm bg-wash p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          ref={download}
          variant="outline"
          onClick={() =>
            saveFile(
              new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
              'paperlark-recovery-codes.txt',
            )
          }
        >
          {words.security.download}
        </Button>
        <Button onClick={onClose}>{words.security.kept}</Button>
      </div>
    </Dialog>
  );
}
