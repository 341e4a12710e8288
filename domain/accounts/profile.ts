/** What a person tells at sign-up (spec section 3, "Signup profile"), with our own length limits. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string | null;
  readonly researchField: string | null;
}

export const profileLimits = {
  name: 100,
  organization: 200,
  researchField: 200,
  email: 254,
  password: { min: 8, max: 128 },
} as const;

/** "Ada Lovelace"; the part that is there where one is missing. */
export function fullName(profile: Pick<Profile, 'firstName' | 'lastName'>): string {
  return `${profile.firstName} ${profile.lastName}`.trim();
}

/** Addresses are compared without case and surrounding space; nothing else is folded. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
