import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>): ReactElement {
  return <input className={classNames('min-h-11 px-3', controlClasses, className)} {...rest} />;
}

/** What every text control looks like. */
export const controlClasses =
  'w-full rounded-md border border-line-strong bg-sheet text-base text-ink transition-colors hover:border-ink-soft ' +
  'aria-invalid:border-unsupported disabled:opacity-60';
