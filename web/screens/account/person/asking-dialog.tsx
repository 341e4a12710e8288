import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { failureWords } from '#web/api/failure-words.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { words } from './words.ts';

export interface AskedField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'password' | 'text' | 'email';
  readonly hint?: string;
  readonly needed: string;
  readonly autoComplete: string;
}

interface AskingDialogProps {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly AskedField[];
  readonly confirmLabel: string;
  readonly runningLabel: string;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly destructive?: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: (values: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** Asks for what proves that it is the owner, or that they mean it; says inside what was wrong with it. */
export function AskingDialog(props: AskingDialogProps): ReactElement {
  const { fields, error, isRunning } = props;
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = formValues(
      event.currentTarget,
      fields.map(({ name }) => name),
    );
    const lacking = fields.filter(({ name }) => values[name] === '');
    setMissing(Object.fromEntries(lacking.map(({ name, needed }) => [name, needed])));
    if (lacking.length === 0) props.onConfirm(values);
    else
      focusFirstInvalid(
        event.currentTarget,
        lacking.map(({ name }) => name),
      );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isRunning || props.onClose()}
      title={props.title}
      description={props.description}
    >
      <form className="mt-4 flex flex-col gap-4" noValidate onSubmit={submit}>
        {props.children}
        {fields.map(({ name, needed: _, ...field }) => (
          <TextField key={name} name={name} type="password" required {...field} error={missing[name]} />
        ))}
        <p
          role="alert"
          className={error === null ? 'sr-only' : 'rounded-sm bg-unsupported-wash px-3 py-2 text-unsupported'}
        >
          {error !== null && failureWords(error, words.failed).description}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={props.onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant={props.destructive === true ? 'destructive' : 'default'}
            disabled={isRunning}
          >
            {isRunning ? props.runningLabel : props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The one field that most of them ask for. */
export const passwordField: AskedField = {
  name: 'password',
  label: words.password,
  needed: words.passwordNeeded,
  autoComplete: 'current-password',
};
