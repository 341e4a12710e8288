import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { longestDisclosure } from '#domain/sign-off/rule.ts';
import { type ApproverRole, approverRoles, signOffLimits } from '#domain/sign-off/sign-off.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { words as signOffWords } from '#web/features/sign-off/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Rule = OutputOf<'getTeamSignOff'>;

const counts = Array.from({ length: signOffLimits.approvals }, (_, at) => at + 1);

/** Whether posts leave the team unapproved, and who approves. */
export function SignOffCard({ teamId }: { readonly teamId: string }): ReactElement | null {
  const { data } = useQuery({
    queryKey: queryKeys.teamSignOff(teamId),
    queryFn: ({ signal }) => api.call('getTeamSignOff', { params: { teamId } }, { signal }),
  });
  if (data === undefined) return null;
  return (
    <Card aria-labelledby="sign-off" className="p-6">
      <h2 id="sign-off" className="text-xl">
        {words.signOff.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.signOff.lead}</p>
      <RuleForm key={JSON.stringify(data)} teamId={teamId} start={data} />
    </Card>
  );
}

function RuleForm({ teamId, start }: { readonly teamId: string; readonly start: Rule }): ReactElement {
  const client = useQueryClient();
  const [rule, setRule] = useState(start);
  const save = useMutation({
    mutationFn: (body: Rule) =>
      api.call('saveTeamSignOff', { params: { teamId }, body: { ...body, approvers: [...body.approvers] } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.teamSignOff(teamId), saved);
      void client.invalidateQueries({ queryKey: queryKeys.team });
      void client.invalidateQueries({ queryKey: ['clearance'] });
      toasts.add({ title: words.signOff.saved, variant: 'success', duration: 6000 });
    },
    onError: (error) =>
      toasts.add({ ...failureWords(error, words.signOff.failed), variant: 'destructive', duration: 8000 }),
  });
  const change = (next: Partial<Rule>): void => setRule({ ...rule, ...next });
  const toggle = (role: ApproverRole, on: boolean): void =>
    change({ approvers: approverRoles.filter((one) => (one === role ? on : rule.approvers.includes(one))) });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending && rule.approvers.length > 0) save.mutate(rule);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <Switch
        label={words.signOff.required}
        checked={rule.required}
        onChange={(required) => change({ required })}
      />
      <Field label={words.signOff.approvals} className="max-w-40">
        {(control) => (
          <Select
            {...control}
            value={String(rule.approvals)}
            onChange={({ target }) => change({ approvals: Number(target.value) })}
          >
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col">
        <legend className="text-sm font-medium">{words.signOff.approvers}</legend>
        {approverRoles.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-sky"
              checked={rule.approvers.includes(role)}
              onChange={({ target }) => toggle(role, target.checked)}
            />
            {signOffWords.roles[role]}
          </label>
        ))}
      </fieldset>
      <Field label={words.signOff.disclosure} hint={words.signOff.disclosureHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={longestDisclosure}
            value={rule.disclosure}
            onChange={({ target }) => change({ disclosure: target.value })}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-unsupported empty:hidden">
        {rule.approvers.length === 0 && words.signOff.nobody}
      </p>
      <Button type="submit" className="self-start" disabled={save.isPending || rule.approvers.length === 0}>
        {words.signOff.save}
      </Button>
    </form>
  );
}
