let early: HTMLElement | null = null;

/** Remembers the last button that was pressed on a drawn page before it could answer. Links answer by themselves. */
export function noteEarlyClicks(): void {
  document.addEventListener('click', note, { capture: true });
}

/** Presses it again now that the page answers, so that no touch is lost. */
export function repeatEarlyClick(): void {
  document.removeEventListener('click', note, { capture: true });
  const button = early;
  early = null;
  if (button?.isConnected) button.click();
}

function note({ target }: Event): void {
  if (target instanceof Element) early = target.closest<HTMLElement>('button:not([type="submit"])');
}
