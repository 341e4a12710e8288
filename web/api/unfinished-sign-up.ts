import { normaliseEmail } from '#domain/accounts/profile.ts';
import { parseObject } from '#domain/json.ts';

/** What somebody told at sign-up, until they have shown that the address is theirs: by a mail, often in another tab. */
export interface UnfinishedSignUp {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly researchField: string;
  /** Where they were heading. */
  readonly heading: string;
}

const storageKey = 'paperlark.sign-up';
/** As long as the mailed link, in milliseconds. */
const lifetime = 24 * 3_600_000;

export function keepUnfinishedSignUp(signUp: UnfinishedSignUp): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...signUp, at: Date.now() }));
  } catch {
    // Storage is off: the profile is told again in the account settings.
  }
}

export function forgetUnfinishedSignUp(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** Null where none was begun on this device, or too long ago. */
export function unfinishedSignUp(): UnfinishedSignUp | null {
  try {
    const kept = parseObject(localStorage.getItem(storageKey) ?? '');
    if (kept === null || Date.now() - Number(kept['at']) > lifetime) return null;
    const text = (name: keyof UnfinishedSignUp): string => String(kept[name] ?? '');
    return {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      organization: text('organization'),
      researchField: text('researchField'),
      heading: text('heading'),
    };
  } catch {
    return null;
  }
}

/** The one of an address. */
export function unfinishedSignUpOf(email: string): UnfinishedSignUp | null {
  const kept = unfinishedSignUp();
  return kept !== null && normaliseEmail(kept.email) === normaliseEmail(email) ? kept : null;
}
