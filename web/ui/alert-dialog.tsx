import { type ReactElement, type ReactNode, useRef } from 'react';
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
  /** What else one should know, below the words. */
  readonly children?: ReactNode;
  /** While it is not known yet what one would agree to. */
  readonly notYet?: boolean;
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
      {props.children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} variant="outline" onClick={() => onOpenChange(false)}>
          {props.cancelLabel}
        </Button>
        <Button
          variant={props.confirmVariant ?? 'destructive'}
          aria-disabled={props.notYet || undefined}
          onClick={() => {
            if (props.notYet) return;
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
