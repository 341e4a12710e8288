import type { ReactElement } from 'react';
import { TextField } from '#web/features/account/text-field.tsx';
import { fieldLimits, type SignupProblems } from './validate-signup.ts';
import { words } from './words.ts';

/** Who one is, folded away: the account settings ask for it too. */
export function ProfileFields({ problems }: { readonly problems: SignupProblems }): ReactElement {
  return (
    <details>
      <summary className="cursor-pointer py-2 font-medium text-sky">
        {words.profile} <span className="font-normal text-ink-soft">({words.optional})</span>
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label={words.firstName}
            maxLength={fieldLimits.firstName}
            autoComplete="given-name"
            error={problems.firstName}
          />
          <TextField
            name="lastName"
            label={words.lastName}
            maxLength={fieldLimits.lastName}
            autoComplete="family-name"
            error={problems.lastName}
          />
        </div>
        <TextField
          name="organization"
          label={words.organization}
          maxLength={fieldLimits.organization}
          autoComplete="organization"
          error={problems.organization}
        />
        <TextField
          name="researchField"
          label={words.researchField}
          maxLength={fieldLimits.researchField}
          error={problems.researchField}
        />
      </div>
    </details>
  );
}
