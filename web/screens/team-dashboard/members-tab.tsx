import { type ReactElement, useState } from 'react';
import type { Team, User } from '#contract/types.ts';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberList } from './member-list.tsx';
import type { Invited } from './use-invite.ts';

interface MembersTabProps {
  readonly team: Team;
  readonly user: User;
}

export function MembersTab({ team, user }: MembersTabProps): ReactElement | null {
  // The newest link alone, where it was asked for: a new one for the same address ends the one before.
  const [made, setMade] = useState<{ readonly invited: Invited; readonly by: 'form' | 'list' } | null>(null);
  if (team.id === null) return null;
  const madeBy = (by: 'form' | 'list') => ({
    made: made?.by === by ? made.invited : null,
    onMade: (invited: Invited) => setMade({ invited, by }),
  });
  return (
    <div className="flex flex-col gap-6">
      <InviteForm team={team} teamId={team.id} {...madeBy('form')} />
      <MemberList team={team} teamId={team.id} userId={user.id} />
      <InviteList
        teamId={team.id}
        {...madeBy('list')}
        onRevoked={(email) => setMade((now) => (isTo(now?.invited, email) ? null : now))}
      />
    </div>
  );
}

/** An invite is kept by the address as addresses are compared. */
function isTo(invited: Invited | undefined, email: string): boolean {
  return invited !== undefined && normaliseEmail(invited.email) === normaliseEmail(email);
}
