import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from './class-names.ts';
import { ToastCard } from './toast-card.tsx';
import { endFor, spokenOfOn, type ToastEnd } from './toast-place.ts';
import { type Toast, toasts } from './toast-store.ts';

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
  const end = useClearEnd(region, list);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={label}
      className={classNames(
        'pointer-events-none fixed right-0 z-50 w-full max-w-md outline-none',
        end === 'top' ? 'top-16' : 'bottom-0',
      )}
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
          <ToastCard
            key={`${toast.id}.${toast.times}`}
            toast={toast}
            closeLabel={closeLabel}
            waits={hovered || focused}
          />
        ))}
      </ol>
    </section>
  );
}

/** Where the toasts stand: chosen whenever they change, so that nothing moves while one reads. */
function useClearEnd(region: RefObject<HTMLElement | null>, list: readonly Toast[]): ToastEnd {
  const [end, setEnd] = useState<ToastEnd>('bottom');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what changes
  useLayoutEffect(() => {
    if (region.current === null) return;
    const { left, right, height } = region.current.getBoundingClientRect();
    const usual = matchMedia('(min-width: 48rem)').matches ? 'bottom' : 'top';
    setEnd(endFor({ left, right, height }, spokenOfOn(document, region.current), innerHeight, usual));
  }, [region, list]);
  return end;
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
