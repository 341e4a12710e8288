import { type ReactElement, useMemo } from 'react';
import { keepsCookies } from '#web/api/keeps-cookies.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { words } from './popup-words.ts';

/** Says before anybody tries that signing in cannot work. Pages drawn at build time know of no browser. */
export function CookieNote(): ReactElement | null {
  const isLive = useIsLive();
  const isBlocked = useMemo(() => isLive && !keepsCookies(), [isLive]);
  if (!isBlocked) return null;
  return (
    <p role="status" className="rounded-sm bg-unsupported-wash px-3 py-2 text-unsupported">
      {words.cookies}
    </p>
  );
}
