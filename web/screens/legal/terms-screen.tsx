import type { ReactElement } from 'react';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorSection } from './operator-section.tsx';
import { words } from './words.ts';

export function TermsScreen(): ReactElement {
  return (
    <LegalPage {...words.terms}>
      {words.terms.sections.map((section) => (
        <LegalSection key={section.title} {...section} />
      ))}
      <OperatorSection />
    </LegalPage>
  );
}
