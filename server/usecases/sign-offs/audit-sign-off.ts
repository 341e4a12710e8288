import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import type { SignOffDeed } from '#domain/sign-off/sign-off.ts';
import type { AuditEntry } from '../../ports/audit.ts';

const actions: Partial<Record<SignOffDeed['kind'], AuditAction>> = {
  edited: 'sign-off.edited',
  decided: 'sign-off.decided',
  withdrawn: 'sign-off.withdrawn',
  invited: 'sign-off.reviewer-invited',
  uninvited: 'sign-off.reviewer-revoked',
};

/** What the log says of it, by ids and hashes: the hash holds all that happened up to then. Who did it stands in the events. */
export function auditOf(
  deed: SignOffDeed,
  { id, now, hash }: { readonly id: string; readonly now: Date; readonly hash: string },
): AuditEntry | null {
  const action = actions[deed.kind];
  if (action === undefined) return null;
  const before = deed.kind === 'decided' ? deed.decision : '';
  return { at: now, action, actorId: null, target: id, before, after: hash };
}
