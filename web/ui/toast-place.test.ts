import { expect, it } from 'vitest';
import { endFor } from './toast-place.ts';

const onDesk = { left: 900, right: 1340, height: 120 };
const field = (top: number) => ({ left: 800, right: 1300, top, bottom: top + 44 });

it('stays where toasts usually are while nothing is covered there', () => {
  expect(endFor(onDesk, [], 800, 'bottom')).toBe('bottom');
  expect(endFor(onDesk, [field(300)], 800, 'bottom')).toBe('bottom');
  expect(endFor(onDesk, [{ left: 0, right: 800, top: 700, bottom: 744 }], 800, 'bottom')).toBe('bottom');
});

it('moves to the other end of the window from the field it speaks of', () => {
  expect(endFor(onDesk, [field(720)], 800, 'bottom')).toBe('top');
  expect(endFor({ left: 0, right: 390, height: 200 }, [field(100)], 800, 'top')).toBe('top');
  expect(endFor({ left: 0, right: 900, height: 200 }, [field(100)], 800, 'top')).toBe('bottom');
});

it('covers what is smaller where it cannot but cover something', () => {
  expect(endFor(onDesk, [field(720), { ...field(80), right: 950 }], 800, 'bottom')).toBe('top');
  expect(endFor(onDesk, [field(720), field(80), field(130)], 800, 'bottom')).toBe('bottom');
});
