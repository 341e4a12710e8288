import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';

/** A place that something will fill: give it that thing's size. */
export function Skeleton({ className }: { readonly className?: string }): ReactElement {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-sm bg-wash', className)} />;
}
