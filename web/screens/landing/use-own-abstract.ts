import { type ComponentType, useState } from 'react';

/** The place for a visitor's own text. */
export interface OwnPlace {
  readonly isOpen: boolean;
  /** Null until its code is there. */
  readonly Own: ComponentType<{ readonly signedIn: boolean }> | null;
  readonly failed: boolean;
  readonly toggle: () => void;
}

/** Its code is fetched for those who open it; closed it keeps what was typed. */
export function useOwnAbstract(): OwnPlace {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Pick<OwnPlace, 'Own' | 'failed'>>({ Own: null, failed: false });
  function toggle(): void {
    setIsOpen(!isOpen);
    if (isOpen || loaded.Own !== null) return;
    setLoaded({ Own: null, failed: false });
    import('./own/own-abstract.tsx').then(
      ({ OwnAbstract }) => setLoaded({ Own: OwnAbstract, failed: false }),
      () => setLoaded({ Own: null, failed: true }),
    );
  }
  return { isOpen, ...loaded, toggle };
}
