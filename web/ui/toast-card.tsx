import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type Toast, type ToastVariant, toasts } from './toast-store.ts';

interface ToastCardProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  /** True while its time stands still. */
  readonly waits: boolean;
}

export function ToastCard({ toast, closeLabel, waits }: ToastCardProps): ReactElement | null {
  useOwnEnd(toast, waits);
  // Dismissed ones stay in the list for a while, unseen.
  if (!toast.open) return null;
  const Icon = icons[toast.variant];
  return (
    <li
      className={classNames(card, edge[toast.variant])}
      onKeyDown={(event) => event.key === 'Escape' && toasts.dismiss(toast.id)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', ink[toast.variant])} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-medium">{toast.title}</p>
          {toast.times > 1 && <span className="figures text-sm text-ink-soft">{toast.times}×</span>}
        </div>
        {toast.description !== undefined && (
          <p className="mt-0.5 text-sm text-ink-soft">{toast.description}</p>
        )}
        {toast.action !== undefined && (
          <Button size="sm" variant="outline" className="mt-3" onClick={() => act(toast)}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={closeLabel}
        className="-my-2 -mr-3 shrink-0"
        onClick={() => toasts.dismiss(toast.id)}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

function act(toast: Toast): void {
  toast.action?.run();
  toasts.dismiss(toast.id);
}

/** Dismisses a toast when its time is over; time that it waited does not count. */
function useOwnEnd(toast: Toast, waits: boolean): void {
  const left = useRef(toast.duration);
  useEffect(() => {
    if (!toast.open || waits) return;
    const since = performance.now();
    const timer = setTimeout(() => toasts.dismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [toast.id, toast.open, waits]);
}

const icons = { default: Info, destructive: CircleAlert, success: CircleCheck } satisfies Record<
  ToastVariant,
  unknown
>;
const ink: Record<ToastVariant, string> = {
  default: 'text-sky',
  destructive: 'text-unsupported',
  success: 'text-supported',
};
const edge: Record<ToastVariant, string> = {
  default: 'border-line',
  destructive: 'border-unsupported',
  success: 'border-supported',
};
const card =
  'pointer-events-auto flex items-start gap-3 rounded-md border bg-sheet p-4 text-ink shadow-soft animate-rise-in';
