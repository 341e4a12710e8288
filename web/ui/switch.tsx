import * as Radix from 'radix-ui/switch';
import { type ReactElement, useId } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps {
  readonly label: string;
  /** Said to screen readers before the label, where it could be that of any of several. */
  readonly of?: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly className?: string;
}

export function Switch({ label, of, hint, checked, onChange, className }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <div className={classNames('flex min-h-11 items-center gap-3', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={track}
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-sheet transition-transform data-[state=checked]:translate-x-[1.375rem]" />
      </Radix.Root>
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {of !== undefined && <span className="sr-only">{of} </span>}
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

// The target is taller than the track: 44 px through its surrounding transparent border.
const track =
  'relative h-6 w-11 shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-sky ' +
  'before:absolute before:-inset-x-0 before:-inset-y-2.5 before:content-[""]';
