import { type RefObject, useEffect, useRef } from 'react';
import { parallaxOffset } from './parallax.ts';

/** Moves an element with the scroll, once per drawn frame; not at all for those who asked for less motion. */
export function useParallax<Element extends HTMLElement>(): RefObject<Element | null> {
  const layer = useRef<Element>(null);
  useEffect(() => {
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const move = (): void => {
      frame = 0;
      const offset = less.matches ? 0 : parallaxOffset(scrollY);
      if (layer.current) layer.current.style.transform = offset === 0 ? '' : `translate3d(0, ${offset}px, 0)`;
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(move);
    };
    move();
    addEventListener('scroll', ask, { passive: true });
    less.addEventListener('change', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      less.removeEventListener('change', ask);
    };
  }, []);
  return layer;
}
