import { useSyncExternalStore } from 'react';

const wide = '(min-width: 80rem)';

/** True where two panes stand side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(wide);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}
