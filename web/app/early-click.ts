let early: HTMLElement | null = null;

/**
 * Remembers the last button or choice that is pressed on a drawn page before it answers, and keeps it from whatever listens
 * already: what is half there may lose it, or answer it and be asked again. Links answer by themselves.
 */
export function noteEarlyClicks(): void {
  document.addEventListener('click', note, { capture: true });
}

/** Presses it again now that the page answers, so that no touch is lost. Not what the page has replaced. */
export function repeatEarlyClick(): void {
  document.removeEventListener('click', note, { capture: true });
  const pressed = early;
  early = null;
  if (pressed?.isConnected) pressed.click();
}

function note(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('button:not([type="submit"]), label:has(:disabled)');
  if (pressed === null) return;
  early = pressed;
  event.stopPropagation();
}
