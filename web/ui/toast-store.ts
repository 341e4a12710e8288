/** Spec sections 3, 4 and 9: what a toast is, how many are kept, how long it stays and when it leaves the list. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: ToastVariant;
  /** Milliseconds until it closes by itself. */
  readonly duration: number;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly open: boolean;
}

export type ToastVariant = 'default' | 'destructive' | 'success';

export type NewToast = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'variant' | 'duration' | 'action'>>;

export interface ToastStore {
  readonly add: (toast: NewToast) => number;
  readonly update: (id: number, change: Partial<NewToast>) => void;
  readonly dismiss: (id: number) => void;
  readonly list: () => readonly Toast[];
  /** Calls back after every change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const toastLimits = { capacity: 500, defaultDuration: 5000, removeAfterDismissal: 3000 } as const;

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, patch: Partial<Toast>): void =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...patch } : toast)));

  return {
    add(toast) {
      lastId += 1;
      const complete: Toast = {
        variant: 'default',
        duration: toastLimits.defaultDuration,
        ...toast,
        id: lastId,
        open: true,
      };
      set([...toasts, complete].slice(-toastLimits.capacity));
      return lastId;
    },
    update: change,
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      change(id, { open: false });
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastLimits.removeAfterDismissal);
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one list that the page shows. */
export const toasts: ToastStore = createToastStore();
