import type { ReactElement } from 'react';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorSection } from './operator-section.tsx';
import { words } from './words.ts';

export function ImprintScreen(): ReactElement {
  return (
    <LegalPage {...words.imprint}>
      <OperatorSection />
      {words.imprint.sections.map((section) => (
        <LegalSection key={section.title} {...section} />
      ))}
    </LegalPage>
  );
}
