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

/**
 * Addresses are compared without the case of A to Z and surrounding space; nothing else is folded. Lowering all letters would
 * make others of some: the Kelvin sign becomes a plain k, and who has the one address would have the other.
 */
export function normaliseEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Whether an address is written in the one way that it has: no letter that only stands for another (full width, ligatures, a
 * mark beside its letter), nothing that cannot be seen, and nothing that mail would take for a second address.
 */
export function isPlainAddress(email: string): boolean {
  return email.normalize('NFKC') === email && plainAddress.test(email);
}

const plainAddress = /^[^\p{C}\p{Z}\s@,;:<>()[\]\\"]+@[^\p{C}\p{Z}\s@,;:<>()[\]\\"]+$/u;
