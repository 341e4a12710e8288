import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { Header } from './header.tsx';
import type { Who } from './header-links.tsx';
import { navItems } from './nav-items.ts';
import { useSignOut } from './use-sign-out.ts';

/** The header inside the app, which knows who is there from its cache. */
export function AppHeader(): ReactElement {
  const { pathname } = useLocation();
  const { data: user, isPending } = useQuery(userQuery);
  const signOut = useSignOut();
  const signedIn: Who = user
    ? {
        items: (place) => navItems(user, place),
        isSigningOut: signOut.isPending,
        signOut: () => signOut.mutate(),
      }
    : 'nobody';
  return <Header who={isPending ? 'unknown' : signedIn} pathname={pathname} />;
}
