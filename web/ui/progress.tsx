import * as Radix from 'radix-ui/progress';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly valueText: string;
  /** What being full means: something used up, unless it says that it is something done. */
  readonly full?: 'used-up' | 'done';
  readonly className?: string;
}

export function Progress({
  label,
  value,
  max,
  valueText,
  full = 'used-up',
  className,
}: ProgressProps): ReactElement {
  const share = max === 0 ? 1 : Math.min(1, value / max);
  return (
    <Radix.Root
      aria-label={label}
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      getValueLabel={() => valueText}
      className={classNames('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        className={classNames(
          'h-full origin-left rounded-full transition-transform',
          share < 1 ? 'bg-sky' : full === 'done' ? 'bg-supported' : 'bg-check',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}
