import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { accountQuery } from '#web/api/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DataSection } from './data-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { words } from './words.ts';

/** Who somebody is here, how they sign in, where they are signed in, and what they can take or delete. */
export function PersonSections(): ReactElement {
  const { data: account, isError } = useQuery(accountQuery);
  if (account === undefined)
    return isError ? <Card className="p-6">{words.notLoaded}</Card> : <Skeleton className="h-64" />;
  return (
    <>
      <ProfileSection account={account} />
      {account.secondFactor !== null && <SecuritySection account={account} factor={account.secondFactor} />}
      <SessionsSection />
      <DataSection account={account} />
    </>
  );
}
