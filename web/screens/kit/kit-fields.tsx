import { type ReactElement, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

/** Fields: empty, with a hint, required, wrong, disabled. */
export function KitFields(): ReactElement {
  const [on, setOn] = useState(true);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={words.plain}>{(control) => <Input {...control} />}</Field>
      <Field label={words.withHint} hint={words.sentence}>
        {(control) => <Input {...control} defaultValue={words.value} />}
      </Field>
      <Field label={words.required} required>
        {(control) => <Input {...control} />}
      </Field>
      <Field label={words.wrong} error={words.sentence}>
        {(control) => <Input {...control} defaultValue={words.value} />}
      </Field>
      <Field label={words.disabled}>{(control) => <Input {...control} disabled />}</Field>
      <Field label={words.select}>
        {(control) => (
          <Select {...control}>
            <option>One</option>
            <option>Two</option>
          </Select>
        )}
      </Field>
      <Field label={words.textarea}>{(control) => <Textarea {...control} minRows={3} maxRows={6} />}</Field>
      <Switch label={words.switch} hint={words.sentence} checked={on} onChange={setOn} />
    </div>
  );
}
