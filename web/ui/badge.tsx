import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'sky' | 'supported' | 'check' | 'unsupported';

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: BadgeTone;
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps): ReactElement {
  const classes = classNames(
    'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium',
    byTone[tone],
    className,
  );
  return <span className={classes} {...rest} />;
}

const byTone: Record<BadgeTone, string> = {
  plain: 'bg-wash text-ink-soft',
  sky: 'bg-sky-wash text-sky',
  supported: 'bg-supported-wash text-supported',
  check: 'bg-check-wash text-check',
  unsupported: 'bg-unsupported-wash text-unsupported',
};
