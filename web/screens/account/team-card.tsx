import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import type { Team, User } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { teamQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

/** The team one belongs to: the way to its dashboard for the owner, the way out for members. */
export function TeamCard({ user }: { readonly user: User }): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined || team.id === null) return null;
  const owner = team.members.find(({ role }) => role === 'owner');
  const isOwner = team.teamRole === 'owner';
  return (
    <Card aria-labelledby="team" className="p-6">
      <h2 id="team" className="text-base font-medium text-ink-soft">
        {words.team.title}
      </h2>
      <p className="mt-1 font-serif text-2xl break-words">{team.name}</p>
      <p className="mt-2 break-words text-ink-soft">
        {isOwner ? words.team.owner : words.team.member(owner?.name || owner?.email || team.name || '')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {(isOwner || user.role === 'admin') && (
          <Button asChild>
            <Link to={paths.teamDashboard}>{words.team.open}</Link>
          </Button>
        )}
        {(!isOwner || isAloneWithoutPlan(team)) && <Leave team={team} userId={user.id} />}
      </div>
    </Card>
  );
}

/** One seat is what is left where no team plan is open. */
function isAloneWithoutPlan({ seatsUsed, maxSeats }: Team): boolean {
  return seatsUsed === 1 && maxSeats === 1;
}

function Leave({ team, userId }: { readonly team: Team; readonly userId: string }): ReactElement {
  const [asking, ask] = useState(false);
  const leave = useLeave(team, userId);
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={leave.isPending || undefined}
        onClick={() => leave.isPending || ask(true)}
      >
        {leave.isPending ? words.team.leaving : words.team.leave}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.team.leaveTitle(team.name ?? '')}
        description={team.teamRole === 'owner' ? words.team.leaveAlone : words.team.leaveText}
        confirmLabel={words.team.leave}
        cancelLabel={words.team.keep}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}

function useLeave({ id, name }: Team, userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('removeMember', { params: { teamId: id ?? '', memberId: userId } }),
    onSuccess: () => void toasts.add({ title: words.team.left(name ?? ''), variant: 'success' }),
    onError: (error) =>
      void toasts.add({
        ...failureWords(error, words.team.leaveFailed),
        variant: 'destructive',
        duration: 8000,
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.user }),
        client.invalidateQueries({ queryKey: queryKeys.team }),
      ]),
  });
}
