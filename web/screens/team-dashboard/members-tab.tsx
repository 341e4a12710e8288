import type { ReactElement } from 'react';
import type { Team, User } from '#contract/types.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberList } from './member-list.tsx';

interface MembersTabProps {
  readonly team: Team;
  readonly user: User;
}

export function MembersTab({ team, user }: MembersTabProps): ReactElement | null {
  if (team.id === null) return null;
  return (
    <div className="flex flex-col gap-6">
      <InviteForm team={team} teamId={team.id} />
      <MemberList team={team} teamId={team.id} userId={user.id} />
      <InviteList teamId={team.id} />
    </div>
  );
}
