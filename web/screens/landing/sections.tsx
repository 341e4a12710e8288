import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SectionProps {
  /** Its anchor (spec section 2). */
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** On the darker paper. */
  readonly washed?: boolean;
  readonly children: ReactNode;
}

/** A part of the page that the Explore menu leads to. */
export function Section({ id, title, lead, washed = false, children }: SectionProps): ReactElement {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-16', washed && 'border-y border-line bg-wash')}
    >
      <div className="mx-auto w-full max-w-7xl px-4 py-16 md:px-6 md:py-24">
        <div className="max-w-2xl">
          <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
