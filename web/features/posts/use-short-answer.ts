import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec section 9, in milliseconds: how long a copy or share button of a post says what it did, and a small copy button. */
export const answersFor = { post: 2000, small: 1200 } as const;

/** A short answer on a button ("Copied") that goes away by itself. */
export function useShortAnswer(resetAfter: number): readonly [string | null, (answer: string) => void] {
  const [answer, setAnswer] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (next: string) => {
      clearTimeout(timer.current);
      setAnswer(next);
      timer.current = setTimeout(() => setAnswer(null), resetAfter);
    },
    [resetAfter],
  );
  return [answer, show] as const;
}
