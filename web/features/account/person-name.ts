import type { User } from '#contract/types.ts';

/** Spec section 2: 'Researcher' where no name is known. An address that stands for the name is none. */
export function personName({
  displayName,
  name,
  email,
}: Pick<User, 'displayName' | 'name' | 'email'>): string {
  return [displayName.trim(), name.trim()].find((one) => one !== '' && one !== email) ?? 'Researcher';
}
