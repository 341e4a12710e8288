import type { ReactElement } from 'react';
import { AppLink } from '#web/features/links/app-link.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Explore } from './explore.tsx';
import { paths } from './paths.ts';
import { words } from './words.ts';

interface LandingLinksProps {
  readonly signedIn: boolean;
  readonly onFollow: () => void;
}

/** The ways on from the landing page. */
export function LandingLinks({ signedIn, onFollow }: LandingLinksProps): ReactElement {
  const plain = buttonClasses({ variant: 'ghost' });
  return (
    <>
      <Explore onFollow={onFollow} />
      <AppLink to={paths.pricing} className={plain}>
        {words.pricing}
      </AppLink>
      <AppLink to={paths.contact} className={plain}>
        {words.contact}
      </AppLink>
      {signedIn ? (
        <AppLink to={paths.home} className={buttonClasses()}>
          {words.generator}
        </AppLink>
      ) : (
        <>
          <AppLink to={paths.login} className={plain}>
            {words.login}
          </AppLink>
          <AppLink to={paths.signup} className={buttonClasses()}>
            {words.signUp}
          </AppLink>
        </>
      )}
    </>
  );
}
