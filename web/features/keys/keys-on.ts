const storageKey = 'paperlark.keys';

/** Whether single keys do something at the desk: yes, until this browser is told otherwise. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function keepKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is off: it lasts as long as the page.
  }
}
