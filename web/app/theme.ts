import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** Read by public/theme.js before the first paint. */
const storageKey = 'paperlark.theme';
const listeners = new Set<() => void>();

/** The chosen theme and how to choose another; the choice is remembered on this device. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, unknownTheme), chooseTheme] as const;
}

function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute('data-theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Pages drawn at build time do not know whose device they will be on. */
function unknownTheme(): Theme {
  return 'system';
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
