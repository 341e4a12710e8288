/** True where the person asked their system for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls the page to an element: gliding, or at once for those who asked for less motion. */
export function bringIntoView(element: Element | null, block: 'start' | 'center'): void {
  element?.scrollIntoView({ block, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}
