import { AlertDialog as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { dialogClasses, overlayClasses } from './dialog.tsx';

interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, in words. */
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. Focus starts on the way out. */
export function AlertDialog(props: AlertDialogProps): ReactElement {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <div data-modal="" className={overlayClasses} />
        <Radix.Content className={dialogClasses}>
          <Radix.Title className="text-xl">{props.title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{props.description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="outline">{props.cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant="destructive" onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
