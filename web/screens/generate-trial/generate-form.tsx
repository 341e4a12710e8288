import { type FormEventHandler, type ReactElement, useState } from 'react';
import { type TrialTarget, trialLimits } from '#domain/trials/trial-token.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useTrialForm } from './use-trial-form.ts';
import type { FreshTrial } from './use-trials.ts';
import { words } from './words.ts';

/** Whom a trial is for and how long it runs. */
export function GenerateForm({ onMade }: { readonly onMade: (made: FreshTrial) => void }): ReactElement {
  const [type, setType] = useState<TrialTarget>('user');
  const { faults, submitting, submit } = useTrialForm(type, onMade);
  return (
    <Card aria-labelledby="new-trial" className="p-6">
      <h2 id="new-trial" className="text-xl">
        {words.form.title}
      </h2>
      <form className="mt-4 grid items-start gap-5 sm:grid-cols-2" noValidate onSubmit={submit}>
        <TypeField type={type} onChange={setType} />
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          label={words.form.email[type]}
          hint={words.form.emailHint}
          required
          error={faults.email}
        />
        <NumberField
          name="days"
          label={words.form.days}
          initial={trialLimits.days.usual}
          most={trialLimits.days.most}
          error={faults.days}
        />
        <NumberField
          name="validity"
          label={words.form.validity}
          initial={trialLimits.linkDays}
          most={trialLimits.linkDays}
          hint={words.form.validityHint}
          error={faults.validity}
          // Spec section 5: more is set back to the most.
          onInput={({ currentTarget }) => {
            if (Number(currentTarget.value) > trialLimits.linkDays)
              currentTarget.value = String(trialLimits.linkDays);
          }}
        />
        <Button type="submit" aria-disabled={submitting || undefined} className="sm:col-span-2 sm:w-fit">
          {submitting ? words.form.submitting : words.form.submit}
        </Button>
      </form>
    </Card>
  );
}

interface TypeFieldProps {
  readonly type: TrialTarget;
  readonly onChange: (type: TrialTarget) => void;
}

function TypeField({ type, onChange }: TypeFieldProps): ReactElement {
  return (
    <Field label={words.form.type}>
      {(control) => (
        <Select
          {...control}
          value={type}
          onChange={({ target }) => onChange(target.value === 'team' ? 'team' : 'user')}
        >
          <option value="user">{words.form.types.user}</option>
          <option value="team">{words.form.types.team}</option>
          <option value="generic" disabled>
            {words.form.types.generic}
          </option>
        </Select>
      )}
    </Field>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly most: number;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly onInput?: FormEventHandler<HTMLInputElement>;
}

function NumberField({ initial, most, ...field }: NumberFieldProps): ReactElement {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      step={1}
      defaultValue={initial}
      required
    />
  );
}
