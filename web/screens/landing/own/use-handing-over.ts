import { useEffect } from 'react';
import { paths } from '#web/app/paths.ts';
import { type HandedOver, handOver } from '#web/features/take-up/handed-over.ts';

const waysIn: ReadonlySet<string> = new Set([paths.signup, paths.login, paths.home]);

/** Whichever link of the page somebody signs up or in by, the text comes along. */
export function useHandingOver({ text, tone, platforms }: HandedOver): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && waysIn.has(link.pathname)) handOver({ text, tone, platforms });
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [text, tone, platforms]);
}
