import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { invitesQuery } from '#web/api/queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayOf } from '#web/ui/formats.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InviteLink } from './invite-link.tsx';
import { type Invited, useInvite } from './use-invite.ts';
import { useTeamChange } from './use-team-change.ts';
import { words } from './words.ts';

type Invite = OutputOf<'listInvites'>[number];

interface InviteListProps {
  readonly teamId: string;
  /** The link that was made here; null where another one took its place. */
  readonly made: Invited | null;
  readonly onMade: (made: Invited) => void;
  readonly onRevoked: (email: string) => void;
}

export function InviteList({ teamId, ...links }: InviteListProps): ReactElement {
  const invites = useQuery(invitesQuery(teamId));
  return (
    <Card aria-labelledby="invites" className="p-6">
      <h2 id="invites" className="text-xl">
        {words.invites.title}
      </h2>
      {invites.isPending && <Skeleton className="mt-4 h-16" />}
      {invites.isError && invites.data === undefined && (
        <div role="alert" className="mt-3">
          <p className="text-ink-soft">{words.invites.failed}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => void invites.refetch()}>
            {words.invites.retry}
          </Button>
        </div>
      )}
      {invites.data !== undefined && <Rows teamId={teamId} invites={invites.data} {...links} />}
    </Card>
  );
}

interface RowsProps extends InviteListProps {
  readonly invites: readonly Invite[];
}

function Rows({ teamId, invites, made, onMade, onRevoked }: RowsProps): ReactElement {
  const [asked, ask] = useState<Invite | null>(null);
  const again = useInvite(teamId);
  const revoke = useTeamChange({
    teamId,
    change: ({ _id }: Invite) => api.call('revokeInvite', { params: { teamId, inviteId: _id } }),
    done: ({ targetEmail }) => words.invites.revoked(targetEmail),
    failed: words.invites.revokeFailed,
  });
  if (invites.length === 0) return <p className="mt-2 text-ink-soft">{words.invites.none}</p>;
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{words.invites.noSeat}</p>
      <ul aria-labelledby="invites" className="mt-2 -mb-3 divide-y divide-line">
        {invites.map((invite) => (
          <Row
            key={invite._id}
            invite={invite}
            onRevoke={() => ask(invite)}
            onAgain={() => again.mutate(invite.targetEmail, { onSuccess: onMade })}
          />
        ))}
      </ul>
      {made !== null && <InviteLink key={made.link} invited={made} />}
      {asked !== null && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && ask(null)}
          title={words.invites.revokeTitle(asked.targetEmail)}
          description={words.invites.revokeText}
          confirmLabel={words.invites.revoke}
          cancelLabel={words.invites.keep}
          onConfirm={() => revoke.mutate(asked, { onSuccess: () => onRevoked(asked.targetEmail) })}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly invite: Invite;
  readonly onRevoke: () => void;
  readonly onAgain: () => void;
}

function Row({ invite, onRevoke, onAgain }: RowProps): ReactElement {
  const { status, targetEmail } = invite;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">{targetEmail}</p>
        <p className="text-sm text-ink-soft">{timeOf(invite)}</p>
      </div>
      <Badge tone={toneOf[status]}>{words.invites[status]}</Badge>
      {status !== 'accepted' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" aria-label={words.invites.againOf(targetEmail)} onClick={onAgain}>
            {words.invites.again}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={words.invites.revokeOf(targetEmail)}
            onClick={onRevoke}
          >
            {words.invites.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}

const toneOf: Record<Invite['status'], BadgeTone> = {
  pending: 'check',
  accepted: 'supported',
  expired: 'plain',
};

function timeOf({ status, expiresAt, usedAt }: Invite): string {
  if (status === 'accepted') return words.invites.joined(dayOf(usedAt ?? expiresAt));
  return status === 'expired'
    ? words.invites.expiredOn(dayOf(expiresAt))
    : words.invites.expires(dayOf(expiresAt));
}
