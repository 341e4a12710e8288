import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { userQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Countdown } from '#web/features/sign-off/countdown.tsx';
import { words } from '#web/features/sign-off/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toasts } from '#web/ui/toast-store.ts';

type Embargo = OutputOf<'listEmbargoes'>['embargoes'][number];

/** Works that nothing may be told of yet, the next to end first. */
export function Embargoes(): ReactElement | null {
  const { data } = useQuery({
    queryKey: queryKeys.embargoes,
    queryFn: ({ signal }) => api.call('listEmbargoes', {}, { signal }),
    staleTime: 0,
  });
  if (data === undefined || data.embargoes.length === 0) return null;
  return (
    <Card aria-labelledby="embargoes" className="mt-10 p-6">
      <h2 id="embargoes" className="text-xl">
        {words.embargo.title}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {data.embargoes.map((one) => (
          <Row key={one.id} embargo={one} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ embargo }: { readonly embargo: Embargo }): ReactElement {
  const { data: user } = useQuery(userQuery);
  const [lifting, setLifting] = useState(false);
  return (
    <li className="border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="break-words">
        <b className="font-medium">{embargo.title}</b>
      </p>
      <p className="text-sm text-ink-soft">
        {words.gate.embargoed(sayMoment(new Date(embargo.until), embargo.zone))}{' '}
        <Countdown until={embargo.until} />
      </p>
      {user?.teamRole !== 'member' && !lifting && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => setLifting(true)}>
          {words.embargo.lift}
        </Button>
      )}
      {lifting && <LiftForm id={embargo.id} />}
    </li>
  );
}

function LiftForm({ id }: { readonly id: string }): ReactElement {
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const lift = useMutation({
    mutationFn: () => api.call('liftEmbargo', { params: { embargoId: id }, body: { reason } }),
    onError: (error) =>
      toasts.add({ ...failureWords(error, words.embargo.failed), variant: 'destructive', duration: 8000 }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.embargoes });
      void client.invalidateQueries({ queryKey: ['clearance'] });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (reason.trim() !== '' && !lift.isPending) lift.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <Field label={words.embargo.reason} className="min-w-0 flex-1 basis-56">
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={lift.isPending || reason.trim() === ''}>
        {words.embargo.lift}
      </Button>
    </form>
  );
}
