import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec section 9: what a copy or share button says goes back to normal after 2 seconds. */
const resetAfter = 2000;

/** A short answer on a button ("Copied") that goes away by itself. */
export function useShortAnswer(): readonly [string | null, (answer: string) => void] {
  const [answer, setAnswer] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: string) => {
    clearTimeout(timer.current);
    setAnswer(next);
    timer.current = setTimeout(() => setAnswer(null), resetAfter);
  }, []);
  return [answer, show] as const;
}
