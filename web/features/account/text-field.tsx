import type { ComponentProps, ReactElement } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly name: string;
  readonly label: string;
  readonly aside?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A labelled input of a form that is read when it is sent. */
export function TextField({
  label,
  aside,
  hint,
  error,
  required,
  className,
  ...input
}: TextFieldProps): ReactElement {
  return (
    <Field
      label={label}
      error={error}
      {...(aside !== undefined && { aside })}
      {...(hint !== undefined && { hint })}
      {...(required !== undefined && { required })}
      {...(className !== undefined && { className })}
    >
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
