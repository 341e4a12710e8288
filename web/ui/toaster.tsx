import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type Toast, type ToastVariant, toasts } from './toast-store.ts';

interface ToasterProps {
  /** Names the region, with {hotkey} for the key that moves focus into it. */
  readonly label: string;
  readonly closeLabel: string;
}

/** Shows the toasts and reads them out; a toast waits while it is hovered or focused. */
export function Toaster({ label, closeLabel }: ToasterProps): ReactElement {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  return (
    <Radix.Provider swipeDirection="right">
      {list.map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <Radix.Viewport label={label} className={viewport} />
    </Radix.Provider>
  );
}

function OneToast({
  toast,
  closeLabel,
}: {
  readonly toast: Toast;
  readonly closeLabel: string;
}): ReactElement {
  const Icon = icons[toast.variant];
  return (
    <Radix.Root
      open={toast.open}
      duration={toast.duration}
      onOpenChange={(open) => open || toasts.dismiss(toast.id)}
      className={classNames(card, edge[toast.variant])}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', ink[toast.variant])} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="mt-0.5 text-sm text-ink-soft">{toast.description}</Radix.Description>
        )}
        {toast.action !== undefined && (
          <Radix.Action asChild altText={toast.action.label}>
            <Button size="sm" variant="outline" className="mt-3" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <Button variant="ghost" size="icon" aria-label={closeLabel} className="-my-2 -mr-3 shrink-0">
          <X aria-hidden="true" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
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
// At the top on a phone, where the bottom belongs to the generate button.
const viewport =
  'fixed top-16 right-0 z-50 m-0 flex max-h-[calc(100dvh-5rem)] w-full max-w-md list-none flex-col gap-3 overflow-hidden p-4 outline-none md:top-auto md:bottom-0';
const card =
  'flex items-start gap-3 rounded-md border bg-sheet p-4 text-ink shadow-soft data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0';
