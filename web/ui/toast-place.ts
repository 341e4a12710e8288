/** A part of the window, in pixels from its top left corner. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type ToastEnd = 'top' | 'bottom';

interface Toasts extends Pick<Box, 'left' | 'right'> {
  readonly height: number;
}

/** Where toasts begin below the header. */
const headerHeight = 64;

/** The end of the window at which the toasts cover less of what they speak of; the usual one where that is the same. */
export function endFor(
  toasts: Toasts,
  spokenOf: readonly Box[],
  windowHeight: number,
  usual: ToastEnd,
): ToastEnd {
  const { left, right, height } = toasts;
  const places: Readonly<Record<ToastEnd, Box>> = {
    top: { left, right, top: headerHeight, bottom: headerHeight + height },
    bottom: { left, right, top: windowHeight - height, bottom: windowHeight },
  };
  const covered = (end: ToastEnd): number =>
    spokenOf.reduce((sum, box) => sum + overlap(places[end], box), 0);
  const other = usual === 'top' ? 'bottom' : 'top';
  return covered(other) < covered(usual) ? other : usual;
}

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** What a message may be about: where the person is, what is marked as wrong, what is told in its place. */
export function spokenOfOn(page: Document, toasts: Element): readonly Box[] {
  const told = [
    ...page.querySelectorAll('main [aria-invalid="true"], main [role="alert"], main [role="status"]'),
  ];
  return [page.activeElement, ...told]
    .filter((one) => one !== null && one !== page.body && one.localName !== 'main' && !toasts.contains(one))
    .map((one) => one?.getBoundingClientRect() ?? new DOMRect());
}
