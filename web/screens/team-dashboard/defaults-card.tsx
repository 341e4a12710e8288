import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { Team } from '#contract/types.ts';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { isToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Defaults = NonNullable<Team['defaults']>;

/** What members begin with who chose nothing yet. */
export function DefaultsCard({ team }: { readonly team: Team }): ReactElement | null {
  const client = useQueryClient();
  const [defaults, setDefaults] = useState<Defaults>(team.defaults ?? { tone: null, platforms: [] });
  const teamId = team.id;
  const save = useMutation({
    mutationFn: ({ tone, platforms: chosen }: Defaults) =>
      api.call('saveTeamDefaults', {
        params: { teamId: teamId ?? '' },
        body: { tone, platforms: [...chosen] },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.team });
      toasts.add({ title: words.defaults.saved, variant: 'success', duration: 6000 });
    },
    onError: (error) =>
      toasts.add({ ...failureWords(error, words.defaults.failed), variant: 'destructive', duration: 8000 }),
  });
  const toggle = (id: PlatformId, on: boolean): void =>
    setDefaults({
      ...defaults,
      platforms: platformIds.filter((one) => (one === id ? on : defaults.platforms.includes(one))),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate(defaults);
  };
  if (teamId === null) return null;
  return (
    <Card aria-labelledby="defaults" className="p-6">
      <h2 id="defaults" className="text-xl">
        {words.defaults.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.defaults.lead}</p>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={words.defaults.tone} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              value={defaults.tone ?? ''}
              onChange={({ target }) =>
                setDefaults({ ...defaults, tone: isToneId(target.value) ? target.value : null })
              }
            >
              <option value="">{words.defaults.none}</option>
              {toneIds.map((id) => (
                <option key={id} value={id}>
                  {tones[id].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset>
          <legend className="text-sm font-medium">{words.defaults.platforms}</legend>
          <div className="flex flex-wrap gap-x-6">
            {platformIds.map((id) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-sky"
                  checked={defaults.platforms.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
                {platforms[id].label}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="self-start" disabled={save.isPending}>
          {words.defaults.save}
        </Button>
      </form>
    </Card>
  );
}
