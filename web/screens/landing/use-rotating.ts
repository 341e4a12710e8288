import { useEffect, useState } from 'react';
import { wantsLessMotion } from '#web/ui/motion.ts';

/** Spec section 9. */
const every = 1000;

/** An index below `count` that goes on every second; it rests while nobody looks and for those who asked for less motion. */
export function useRotating(count: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const update = (): void => {
      clearInterval(timer);
      if (document.hidden || wantsLessMotion()) return;
      timer = setInterval(() => setIndex((now) => (now + 1) % count), every);
    };
    update();
    document.addEventListener('visibilitychange', update);
    less.addEventListener('change', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      less.removeEventListener('change', update);
    };
  }, [count]);
  return index;
}
