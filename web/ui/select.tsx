import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './input.tsx';

/** The browser's own list of choices, which every device shows in its own best way. */
export function Select({ className, ...rest }: ComponentProps<'select'>): ReactElement {
  return (
    <span className={classNames('relative block', className)}>
      <select className={classNames('min-h-11 appearance-none pr-10 pl-3', controlClasses)} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
