import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { InputOf } from '#contract/types.ts';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { momentIn } from '#domain/sign-off/zoned-time.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

/** The work that is held. */
export type HeldWork = Pick<InputOf<'setEmbargo'>['body'], 'inputText' | 'articleInfo'>;

/** Holds everything of a work until a time. */
export function EmbargoButton({ work }: { readonly work: HeldWork }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" />
        <span className="max-2xl:sr-only">{words.embargo.title}</span>
      </Button>
      {open && <EmbargoDialog work={work} onClose={() => setOpen(false)} />}
    </>
  );
}

function EmbargoDialog({
  work,
  onClose,
}: {
  readonly work: HeldWork;
  readonly onClose: () => void;
}): ReactElement {
  const client = useQueryClient();
  const [until, setUntil] = useState('');
  const [zone, setZone] = useState(ownZone);
  const moment = momentIn(zone, until);
  const isPast = moment !== null && moment.getTime() <= Date.now();
  const set = useMutation({
    mutationFn: (at: Date) => api.call('setEmbargo', { body: { ...work, until: at.toISOString(), zone } }),
    onSuccess: (embargo) => {
      for (const queryKey of [queryKeys.team, queryKeys.embargoes, ['clearance']])
        void client.invalidateQueries({ queryKey });
      const said = words.gate.embargoed(sayMoment(new Date(embargo.until), embargo.zone));
      toasts.add({ title: said, variant: 'success', duration: 6000 });
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (moment !== null && !isPast && !set.isPending) set.mutate(moment);
  };
  return (
    <Dialog
      open
      title={words.embargo.title}
      description={words.embargo.lead}
      closeLabel={words.ask.close}
      onOpenChange={onClose}
    >
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={words.embargo.until} error={isPast ? words.embargo.pastTime : undefined}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
        <Field label={words.embargo.zone}>
          {(control) => (
            <Select {...control} value={zone} onChange={({ target }) => setZone(target.value)}>
              {[...new Set([ownZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <p role="alert" className="text-sm break-words text-unsupported empty:hidden">
          {set.error !== null && failureWords(set.error, words.embargo.failed).description}
        </p>
        <Button type="submit" disabled={moment === null || isPast || set.isPending}>
          {words.embargo.set}
        </Button>
      </form>
    </Dialog>
  );
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
