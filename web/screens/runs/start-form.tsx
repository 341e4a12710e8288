import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { defaultTone, isToneId, type ToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { api } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/attempt-key.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { choiceCardClasses, choiceControlClasses } from '#web/ui/choice-card.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { UploadField, type UploadText } from './upload-field.tsx';
import { UploadPreview } from './upload-preview.tsx';
import { tell } from './use-runs.ts';
import { useUpload } from './use-upload.ts';
import { words } from './words.ts';

const nothing: UploadText = { text: '', file: null };

/** What a run is made of: the upload, a name, the voice and the platforms. */
export function StartForm(): ReactElement {
  const [upload, setUpload] = useState(nothing);
  const [tone, setTone] = useState<ToneId>(defaultTone);
  const [chosen, setChosen] = useState<readonly PlatformId[]>(['linkedin']);
  const [fault, setFault] = useState<'empty' | 'platforms' | null>(null);
  const read = useUpload(upload.text, tone, chosen);
  const start = useStart();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = upload.text.trim() === '' ? 'empty' : chosen.length === 0 ? 'platforms' : null;
    setFault(found);
    if (found !== null || start.isPending) return;
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    start.mutate({
      upload: upload.text,
      tone,
      platforms: [...chosen],
      ...(title === '' ? {} : { title: title.slice(0, runLimits.title) }),
    });
  }
  return (
    <Card aria-labelledby="start" className="p-6">
      <h2 id="start" className="text-xl">
        {words.start.title}
      </h2>
      <form className="mt-4 grid gap-5" noValidate onSubmit={submit}>
        <UploadField
          upload={upload}
          onChange={setUpload}
          error={fault === 'empty' && upload.text === '' ? words.start.empty : undefined}
        />
        <UploadPreview read={read} pending={upload.text.trim() !== '' && read === null} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="title"
            label={words.start.name}
            hint={words.start.nameHint}
            maxLength={runLimits.title}
            autoComplete="off"
          />
          <Field label={words.start.tone} hint={words.start.toneHint}>
            {(control) => (
              <Select
                {...control}
                value={tone}
                onChange={({ target }) => isToneId(target.value) && setTone(target.value)}
              >
                {toneIds.map((id) => (
                  <option key={id} value={id}>
                    {tones[id].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Platforms
          chosen={chosen}
          onChange={setChosen}
          error={fault === 'platforms' && chosen.length === 0 ? words.start.noPlatform : null}
        />
        <Button type="submit" aria-disabled={start.isPending || undefined} className="sm:w-fit">
          {start.isPending ? words.start.submitting : words.start.submit}
        </Button>
      </form>
    </Card>
  );
}

/** Starts the run and goes there. A try that got no answer is the same request when it is sent again. */
function useStart() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(createAttemptKeys);
  return useMutation({
    mutationFn: (body: Parameters<typeof api.call<'startRun'>>[1]['body']) =>
      api.call('startRun', { body }, { headers: { 'Idempotency-Key': keys.keyFor(JSON.stringify(body)) } }),
    onSuccess: (run) => {
      keys.answered();
      client.setQueryData(queryKeys.run(run.id), run);
      void navigate(paths.run(run.id));
    },
    onError: (error) => tell(error, words.start.failed),
  });
}

interface PlatformsProps {
  readonly chosen: readonly PlatformId[];
  readonly onChange: (chosen: readonly PlatformId[]) => void;
  readonly error: string | null;
}

function Platforms({ chosen, onChange, error }: PlatformsProps): ReactElement {
  return (
    <fieldset aria-describedby={error === null ? undefined : 'platforms-error'}>
      <legend className="text-sm font-medium">{words.start.platforms}</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {platformIds.map((id) => (
          <label key={id} className={`${choiceCardClasses} items-center`}>
            <input
              type="checkbox"
              name="platforms"
              className={choiceControlClasses}
              checked={chosen.includes(id)}
              onChange={() => onChange(platformIds.filter((one) => (one === id) !== chosen.includes(one)))}
            />
            <PlatformMark platform={id} className="size-5 shrink-0" />
            <span className="font-medium">{platforms[id].label}</span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p id="platforms-error" role="alert" className="mt-1.5 text-sm text-unsupported">
          {error}
        </p>
      )}
    </fieldset>
  );
}
