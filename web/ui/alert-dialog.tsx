import { type ReactElement, useRef } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, in words. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Red unless it says otherwise: for what costs something but destroys nothing. */
  readonly confirmVariant?: ButtonVariant;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. Focus starts on the way out. */
export function AlertDialog(props: AlertDialogProps): ReactElement {
  const { open, onOpenChange, title, description } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      firstFocus={cancel}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} variant="outline" onClick={() => onOpenChange(false)}>
          {props.cancelLabel}
        </Button>
        <Button
          variant={props.confirmVariant ?? 'destructive'}
          onClick={() => {
            props.onConfirm();
            onOpenChange(false);
          }}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
