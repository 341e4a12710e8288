import { type ComponentProps, type ReactElement, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { words } from './password-words.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete: NonNullable<ComponentProps<'input'>['autoComplete']>;
}

/** A password of a form that is read when it is sent; it can be looked at before. */
export function PasswordField({ label, hint, error, autoComplete }: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} required {...(hint !== undefined && { hint })}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20"
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 rounded-md px-4 text-sm font-medium text-sky"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
            <span className="sr-only"> {words.what}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
