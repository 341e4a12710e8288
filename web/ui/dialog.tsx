import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  /** An alert dialog wants an answer: a click beside it does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Takes the focus when the dialog opens; the first control where it is left out. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Names a button that closes it; left out where the content has one. */
  readonly closeLabel?: string;
  /** As wide as a film or a table wants it. */
  readonly size?: 'text' | 'wide';
  readonly children: ReactNode;
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside, makes the page behind inert, closes on Escape and gives
 * the focus back, without writing styles into the page.
 */
export function Dialog({ role = 'dialog', ...props }: DialogProps): ReactElement | null {
  return props.open ? <OpenDialog role={role} {...props} /> : null;
}

function OpenDialog(props: DialogProps): ReactElement {
  const { role, title, description, firstFocus, onOpenChange, closeLabel, size = 'text' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    firstFocus?.current?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [firstFocus]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to do the same
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classNames(dialogClasses, widths[size])}
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
      onClick={(event) => role === 'dialog' && event.target === dialog.current && onOpenChange(false)}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {closeLabel !== undefined && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={closeLabel}
              className="-my-2 -mr-3 shrink-0"
              onClick={() => onOpenChange(false)}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
        {description !== undefined && (
          <p id={`${id}-description`} className="mt-2 text-ink-soft">
            {description}
          </p>
        )}
        {props.children}
      </div>
    </dialog>
  );
}

const dialogClasses =
  'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-sheet p-0 ' +
  'text-ink shadow-soft animate-fade-in backdrop:bg-[rgb(0_0_0/0.5)]';

const widths = { text: 'max-w-lg', wide: 'max-w-4xl' } as const;
