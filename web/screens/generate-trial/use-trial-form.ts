import { type SubmitEvent, useState } from 'react';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { TrialTarget } from '#domain/trials/trial-token.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { type FreshTrial, useGenerate } from './use-trials.ts';
import { findTrialFaults, type TrialFaults } from './validate-trial.ts';

interface TrialFormState {
  readonly faults: TrialFaults;
  readonly submitting: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Checks the form, sends it, and empties it when the link is there. */
export function useTrialForm(type: TrialTarget, onMade: (made: FreshTrial) => void): TrialFormState {
  const [faults, setFaults] = useState<TrialFaults>({});
  const generate = useGenerate();
  const send = (form: HTMLFormElement): void => {
    const values = { type, ...formValues(form, ['email', 'days', 'validity']) };
    const found = findTrialFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form, Object.keys(found));
      return;
    }
    const email = normaliseEmail(values.email);
    const body = {
      days: Number(values.days),
      expiresInDays: Number(values.validity),
      ...(type === 'user' ? { targetEmail: email } : { targetTeamEmail: email }),
    };
    generate.mutate(body, {
      onSuccess: (made) => {
        form.reset();
        onMade({ ...made, email });
      },
    });
  };
  return {
    faults,
    submitting: generate.isPending,
    submit: (event) => {
      event.preventDefault();
      if (!generate.isPending) send(event.currentTarget);
    },
  };
}
