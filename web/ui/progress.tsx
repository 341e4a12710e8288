import { Progress as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly valueText: string;
  readonly className?: string;
}

export function Progress({ label, value, max, valueText, className }: ProgressProps): ReactElement {
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
          share >= 1 ? 'bg-check' : 'bg-sky',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}
