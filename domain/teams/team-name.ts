import { fullName, type Profile } from '../accounts/profile.ts';

/** What a new team is called: after the organisation, else after its owner. */
export function teamNameOf(owner: {
  readonly profile: Profile | null;
  readonly name: string;
  readonly email: string;
}): string {
  const organization = owner.profile?.organization ?? '';
  if (organization !== '') return organization;
  const name = (owner.profile === null ? '' : fullName(owner.profile)) || owner.name;
  return `${name || owner.email.split('@')[0]}’s team`;
}
