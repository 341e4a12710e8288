import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { userQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { navItems } from './nav-items.ts';
import { paths } from './paths.ts';
import { useSignOut } from './use-sign-out.ts';
import { words } from './words.ts';

interface AccountLinksProps {
  readonly place: 'bar' | 'menu';
  readonly onFollow: () => void;
}

/** Where one can go, by whether someone is signed in; nothing while that is not known. */
export function AccountLinks({ place, onFollow }: AccountLinksProps): ReactElement | null {
  const { data: user, isPending } = useQuery(userQuery);
  const signOut = useSignOut();
  if (isPending) return null;
  if (user) {
    const items = navItems(user, place);
    return (
      <>
        <HeaderLink to={paths.home} onFollow={onFollow}>
          {words.generator}
        </HeaderLink>
        <HeaderLink to={paths.runs} onFollow={onFollow}>
          {words.runs}
        </HeaderLink>
        <HeaderLink to={paths.pricing} onFollow={onFollow}>
          {words.pricing}
        </HeaderLink>
        <HeaderLink to={paths.contact} onFollow={onFollow}>
          {words.contact}
        </HeaderLink>
        {items.teamDashboard && (
          <HeaderLink to={paths.teamDashboard} onFollow={onFollow}>
            {words.teamDashboard}
          </HeaderLink>
        )}
        {items.account && (
          <HeaderLink to={paths.account} onFollow={onFollow}>
            {words.account}
          </HeaderLink>
        )}
        {user.role === 'admin' && (
          <HeaderLink to={paths.generateTrial} onFollow={onFollow}>
            {words.generateTrial}
          </HeaderLink>
        )}
        <Button
          variant="ghost"
          disabled={signOut.isPending}
          onClick={() => {
            onFollow();
            signOut.mutate();
          }}
        >
          {words.signOut}
        </Button>
      </>
    );
  }
  return (
    <>
      <HeaderLink to={paths.pricing} onFollow={onFollow}>
        {words.pricing}
      </HeaderLink>
      <HeaderLink to={paths.contact} onFollow={onFollow}>
        {words.contact}
      </HeaderLink>
      <HeaderLink to={paths.login} onFollow={onFollow}>
        {words.login}
      </HeaderLink>
      <Button asChild>
        <NavLink to={paths.signup} onClick={onFollow}>
          {words.signUp}
        </NavLink>
      </Button>
    </>
  );
}

interface HeaderLinkProps {
  readonly to: string;
  readonly onFollow: () => void;
  readonly children: string;
}

function HeaderLink({ to, onFollow, children }: HeaderLinkProps): ReactElement {
  return (
    <Button variant="ghost" asChild className="aria-[current=page]:text-sky">
      <NavLink to={to} onClick={onFollow}>
        {children}
      </NavLink>
    </Button>
  );
}
