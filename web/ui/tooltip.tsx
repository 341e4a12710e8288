import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Spec section 9: a tooltip opens after 700 ms, and at once when the last one closed less than 300 ms ago. */
const openDelay = 700;
const skipDelay = 300;

export function TooltipProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  /** Shows it whatever the pointer does: the answer to a click. */
  readonly shown?: boolean;
  readonly children: ReactNode;
}

export function Tooltip({ text, shown = false, children }: TooltipProps): ReactElement {
  return (
    <Radix.Root {...(shown && { open: true })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} className={content}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const content =
  'z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-soft animate-fade-in';
