/** Calls back once the page is loaded and the browser has nothing better to do; answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  let off = false;
  const start = (): void => {
    if (off) return;
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => off || run(), { timeout: 10_000 });
    else setTimeout(() => off || run(), 1500);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    off = true;
    removeEventListener('load', start);
  };
}
