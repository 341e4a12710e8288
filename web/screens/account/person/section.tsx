import { type ReactElement, type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card with its heading, found by its name. */
export function Section({ title, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
