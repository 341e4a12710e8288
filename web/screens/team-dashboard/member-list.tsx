import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Team } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { paths } from '#web/app/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayOf, formatNumber } from '#web/ui/formats.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useTeamChange } from './use-team-change.ts';
import { words } from './words.ts';

type Member = Team['members'][number];

interface MemberListProps {
  readonly team: Team;
  readonly teamId: string;
  readonly userId: string;
}

/** What the owner is asked about, before it is done. */
interface Question {
  readonly about: 'remove' | 'hand-over';
  readonly member: Member;
}

export function MemberList({ team, teamId, userId }: MemberListProps): ReactElement {
  const [question, ask] = useState<Question | null>(null);
  const remove = useRemove(teamId);
  const handOver = useHandOver(teamId, userId === team.ownerId);
  const setKeyRight = useKeyRight(teamId);
  return (
    <Card aria-labelledby="members" className="p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="members" className="text-xl">
          {words.members.title}
        </h2>
        <p className="figures text-sm text-ink-soft">
          {words.members.count(formatNumber(team.members.length))}
        </p>
      </div>
      <ul aria-labelledby="members" className="mt-2 -mb-3 divide-y divide-line">
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isYou={member.id === userId}
            onAsk={ask}
            onKeyRight={team.keys.most === 0 ? null : setKeyRight.mutate}
          />
        ))}
      </ul>
      {question !== null && (
        <AskFirst
          question={question}
          onClose={() => ask(null)}
          onConfirm={() => (question.about === 'remove' ? remove : handOver).mutate(question.member)}
        />
      )}
    </Card>
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly isYou: boolean;
  readonly onAsk: (question: Question) => void;
  /** Null where the plan has no keys. */
  readonly onKeyRight: ((member: Member) => void) | null;
}

function MemberRow({ member, isYou, onAsk, onKeyRight }: MemberRowProps): ReactElement {
  const who = nameOf(member);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          {who} {isYou && <span className="font-normal text-ink-soft">({words.members.you})</span>}
        </p>
        <p className="text-sm break-words text-ink-soft">{member.email}</p>
        <p className="text-sm text-ink-soft">{words.members.joined(dayOf(member.joinedAt))}</p>
      </div>
      {member.role === 'owner' ? (
        <Badge tone="sky">{words.members.admin}</Badge>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {onKeyRight !== null && (
            <Switch
              of={who}
              label={words.members.mayUseKeys}
              checked={member.mayUseKeys}
              onChange={() => onKeyRight(member)}
              className="text-sm"
            />
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.members.handOverOf(who)}
            onClick={() => onAsk({ about: 'hand-over', member })}
          >
            {words.members.handOver}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={words.members.removeOf(who)}
            onClick={() => onAsk({ about: 'remove', member })}
          >
            {words.members.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface AskFirstProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function AskFirst({ question, onClose, onConfirm }: AskFirstProps): ReactElement {
  const who = nameOf(question.member);
  const { members } = words;
  const said =
    question.about === 'remove'
      ? {
          title: members.removeTitle(who),
          description: members.removeText,
          confirmLabel: members.remove,
          cancelLabel: members.keep,
        }
      : {
          title: members.handOverTitle(who),
          description: members.handOverText,
          confirmLabel: members.handOver,
          cancelLabel: members.handOverKeep,
        };
  return <AlertDialog open onOpenChange={(open) => !open && onClose()} onConfirm={onConfirm} {...said} />;
}

function useRemove(teamId: string) {
  return useTeamChange({
    teamId,
    change: ({ id }: Member) => api.call('removeMember', { params: { teamId, memberId: id } }),
    done: (member) => words.members.removed(nameOf(member)),
    failed: words.members.removeFailed,
  });
}

/** Who owned the team themselves is a member now, and the dashboard is closed to them: they go to their account. */
function useHandOver(teamId: string, isOwn: boolean) {
  const navigate = useNavigate();
  return useTeamChange({
    teamId,
    change: ({ id }: Member) => api.call('handOverTeam', { params: { teamId }, body: { memberId: id } }),
    done: (member) => words.members.handedOver(nameOf(member)),
    failed: words.members.handOverFailed,
    after: () => (isOwn ? navigate(paths.account) : undefined),
  });
}

function useKeyRight(teamId: string) {
  return useTeamChange({
    teamId,
    change: ({ id: memberId, mayUseKeys }: Member) =>
      api.call('setKeyRight', { params: { teamId, memberId }, body: { mayUseKeys: !mayUseKeys } }),
    done: (member) =>
      member.mayUseKeys
        ? words.members.keyRightTaken(nameOf(member))
        : words.members.keyRightGiven(nameOf(member)),
    failed: words.members.keyRightFailed,
  });
}

function nameOf({ name, email }: Member): string {
  return name || email;
}
