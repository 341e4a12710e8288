import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The overlay is our own element: the library's own one writes a style element into the page, which the
 * content security policy refuses; what it does for scrolling stands in app.css (data-modal).
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  className,
  children,
}: DialogProps): ReactElement {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-modal="" className={overlayClasses} />
        <Radix.Content
          className={classNames(dialogClasses, className)}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel} className="-mt-2 -mr-3">
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const overlayClasses = 'fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)] animate-fade-in';

export const dialogClasses =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-md border border-line bg-sheet p-6 text-ink shadow-soft animate-fade-in';
