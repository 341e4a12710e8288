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
  /** How often it was said while it was open. */
  readonly times: number;
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

const toastLimits = {
  capacity: 500,
  /** So that they never cover the page; those that offer something are spared. */
  mostOpen: 3,
  defaultDuration: 5000,
  removeAfterDismissal: 3000,
} as const;

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

  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    change(id, { open: false });
    setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastLimits.removeAfterDismissal);
  }

  return {
    add(toast) {
      const defaults = { variant: 'default', duration: toastLimits.defaultDuration, open: true } as const;
      const same = toasts.find((one) => one.open && saysTheSame(one, { ...defaults, ...toast }));
      lastId += same === undefined ? 1 : 0;
      const id = same?.id ?? lastId;
      const complete: Toast = { ...defaults, ...toast, id, times: (same?.times ?? 0) + 1 };
      set([...toasts.filter((one) => one !== same), complete].slice(-toastLimits.capacity));
      const passing = toasts.filter((one) => one.open && one.action === undefined);
      for (const old of passing.slice(0, -toastLimits.mostOpen)) dismiss(old.id);
      return id;
    },
    update: change,
    dismiss,
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function saysTheSame(one: NewToast, other: NewToast): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.variant === other.variant &&
    one.action?.label === other.action?.label
  );
}

/** The one list that the page shows. */
export const toasts: ToastStore = createToastStore();
