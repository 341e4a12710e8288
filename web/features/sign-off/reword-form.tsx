import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

interface RewordFormProps {
  readonly label: string;
  readonly text: string;
  /** On the button. */
  readonly send: string;
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
}

/** The post in other words; the server holds them to the source. */
export function RewordForm({ label, text, send, busy, onSend }: RewordFormProps): ReactElement {
  const [typed, setTyped] = useState(text);
  const isNew = typed.trim() !== '' && typed.trim() !== text.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isNew && !busy) onSend(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.post.textLabel(label)}>
        {(control) => (
          <Textarea
            {...control}
            minRows={4}
            maxRows={20}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" disabled={busy || !isNew}>
        {send}
      </Button>
    </form>
  );
}
