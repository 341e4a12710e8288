import type { Page } from '@playwright/test';

/** Draws a pointer where the mouse is: recordings of the screen have none. */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      Object.assign(dot.style, {
        position: 'fixed',
        zIndex: '2147483647',
        width: '18px',
        height: '18px',
        margin: '-9px 0 0 -9px',
        borderRadius: '50%',
        border: '2px solid #fff',
        background: '#c1421a',
        boxShadow: '0 1px 4px rgb(0 0 0 / 40%)',
        pointerEvents: 'none',
        left: '640px',
        top: '400px',
      });
      document.documentElement.append(dot);
      addEventListener(
        'mousemove',
        ({ clientX, clientY }) => Object.assign(dot.style, { left: `${clientX}px`, top: `${clientY}px` }),
        { capture: true, passive: true },
      );
    });
  });
}
