import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** What a control inside a field has to carry so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: boolean;
}

interface FieldProps {
  readonly label: string;
  /** Stands beside the label ("optional", a counter). */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({
  label,
  aside,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps): ReactElement {
  const id = useId();
  const described = [hint === undefined ? null : `${id}-hint`, error === undefined ? null : `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {aside !== undefined && <span className="text-ink-soft">{aside}</span>}
      </div>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
        ...(required !== undefined && { required }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-unsupported">
          {error}
        </p>
      )}
    </div>
  );
}
