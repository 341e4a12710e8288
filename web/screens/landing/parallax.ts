/** Spec section 2: 0 to 500 px of scroll move the layer by 0 to -150 px. */
const range = { scroll: 500, offset: -150 } as const;

/** How far the layer is moved at a scroll position, both in CSS pixels. */
export function parallaxOffset(scrolled: number): number {
  const part = Math.min(1, Math.max(0, scrolled / range.scroll));
  return part * range.offset || 0;
}
