import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { operatorQuery } from '#web/api/queries.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorSection } from './operator-section.tsx';
import { receivers } from './receivers.ts';
import { words } from './words.ts';

export function PrivacyScreen(): ReactElement {
  const { data } = useQuery(operatorQuery);
  return (
    <LegalPage {...words.privacy}>
      <OperatorSection />
      {words.privacy.kept.map((section) => (
        <LegalSection key={section.title} {...section} />
      ))}
      <LegalSection title={words.privacy.receivers.title} lines={receivers(data ?? null)} />
      {words.privacy.rights.map((section) => (
        <LegalSection key={section.title} {...section} />
      ))}
    </LegalPage>
  );
}
