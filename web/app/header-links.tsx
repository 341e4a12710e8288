import type { ReactElement } from 'react';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Explore } from './explore.tsx';
import { type NavItem, type NavPlace, publicItems } from './nav-item.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/** Somebody who is signed in, and how they leave. */
export interface SignedIn {
  readonly items: (place: NavPlace) => readonly NavItem[];
  readonly isSigningOut: boolean;
  readonly signOut: () => void;
}

export type Who = SignedIn | 'nobody' | 'unknown';

interface HeaderLinksProps {
  readonly place: NavPlace;
  readonly who: Who;
  readonly pathname: string;
  readonly onFollow: () => void;
}

/** Where one can go, by whether someone is signed in; nothing while that is not known. */
export function HeaderLinks({ place, who, pathname, onFollow }: HeaderLinksProps): ReactElement {
  const look = place === 'menu' ? 'w-full justify-start!' : 'px-2.5!';
  const link = ({ to, label }: NavItem): ReactElement => (
    <AppLink
      key={to}
      to={to}
      onClick={onFollow}
      {...(isAt(pathname, to) && { 'aria-current': 'page' as const })}
      className={buttonClasses({ variant: 'ghost' }, `${look} aria-[current=page]:text-sky`)}
    >
      {label}
    </AppLink>
  );
  return (
    <>
      {pathname === paths.landing && <Explore place={place} look={look} onFollow={onFollow} />}
      {who === 'nobody' && (
        <>
          {link({ to: paths.check, label: words.check })}
          {publicItems.map(link)}
          {link({ to: paths.login, label: words.login })}
          <AppLink to={paths.signup} onClick={onFollow} className={buttonClasses()}>
            {words.signUp}
          </AppLink>
        </>
      )}
      {typeof who === 'object' && (
        <>
          {who.items(place).map(link)}
          <Button
            variant="ghost"
            className={look}
            disabled={who.isSigningOut}
            onClick={() => {
              onFollow();
              who.signOut();
            }}
          >
            {words.signOut}
          </Button>
        </>
      )}
    </>
  );
}

/** A run belongs to the runs, as a page of theirs. */
function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
