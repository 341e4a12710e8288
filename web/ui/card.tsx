import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';

/** A sheet lying on the page. */
export function Card({ className, ...rest }: ComponentProps<'section'>): ReactElement {
  return (
    <section
      className={classNames('rounded-md border border-line bg-sheet shadow-soft', className)}
      {...rest}
    />
  );
}
