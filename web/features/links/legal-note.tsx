import type { ReactElement } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from './app-link.tsx';

/** Where people give something of themselves: what becomes of it, and by which rules. */
export function LegalNote({ className = '' }: { readonly className?: string }): ReactElement {
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      What becomes of what you give us is told under <LegalLink to={paths.privacy}>Privacy</LegalLink>. The{' '}
      <LegalLink to={paths.terms}>Terms</LegalLink> apply.
    </p>
  );
}

/** In a tab of its own: what was filled in stays. */
function LegalLink({ to, children }: { readonly to: string; readonly children: string }): ReactElement {
  return (
    <AppLink to={to} target="_blank" className="py-3 font-medium text-sky underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </AppLink>
  );
}
