import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toasts } from './toast-store.ts';

interface ToasterProps {
  /** Names the region. */
  readonly label: string;
  readonly closeLabel: string;
}

/** Moves the focus into the list of toasts, as in other applications. */
const hotkey = 'F8';

/** Shows the toasts and has them read out. While one is hovered or focused, all of them wait. */
export function Toaster({ label, closeLabel }: ToasterProps): ReactElement {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useHotkeyFocus();
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={label}
      className="pointer-events-none fixed top-16 right-0 z-50 w-full max-w-md outline-none md:top-auto md:bottom-0"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions text"
        className="flex max-h-[calc(100dvh-5rem)] flex-col gap-3 overflow-hidden p-4"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} waits={hovered || focused} />
        ))}
      </ol>
    </section>
  );
}

function useHotkeyFocus() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key === hotkey) region.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return region;
}
