import { normaliseEmail } from '#domain/accounts/profile.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { type TrialTarget, trialLimits } from '#domain/trials/trial-token.ts';
import { words } from './words.ts';

/** The form as it was filled in. */
export interface TrialForm {
  readonly type: TrialTarget;
  readonly email: string;
  readonly days: string;
  readonly validity: string;
}

export type TrialFaults = Partial<Record<'email' | 'days' | 'validity', string>>;

/** What is wrong with each field; nothing where the form can be sent. */
export function findTrialFaults({ type, email, days, validity }: TrialForm): TrialFaults {
  const { least, most } = trialLimits.days;
  const address = normaliseEmail(email);
  return {
    ...(address === ''
      ? { email: words.form.emailNeeded[type] }
      : isMailAddress(address)
        ? {}
        : { email: words.form.emailWrong }),
    ...(isWholeNumber(days, least, most) ? {} : { days: words.form.daysWrong(least, most) }),
    ...(isWholeNumber(validity, 1, trialLimits.linkDays) ? {} : { validity: words.form.validityWrong }),
  };
}

function isWholeNumber(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
