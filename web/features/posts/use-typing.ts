import { useEffect, useState } from 'react';
import { wantsLessMotion } from '#web/ui/motion.ts';

/** Milliseconds per character of the typing effect. */
const pace = 18;

/**
 * How much of a text is shown: its first `first` characters one by one, then all of it (spec section 2). All at once where
 * `on` is false or the person asked for less motion. Null is all.
 */
export function useTyping(first: number, on: boolean): number | null {
  const [shown, setShown] = useState<number | null>(() => (on && !wantsLessMotion() ? 0 : null));
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(shown + 1 >= first ? null : shown + 1), pace);
    return () => clearTimeout(timer);
  }, [shown, first]);
  return shown;
}
