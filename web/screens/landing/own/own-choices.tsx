import type { ReactElement } from 'react';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { isToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { choiceControlClasses } from '#web/ui/choice-card.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Own } from './use-own.ts';
import { words } from './words.ts';

/** Tone and networks: where there are posts, they are written anew at once. */
export function OwnChoices({ own }: { readonly own: Own }): ReactElement {
  const { tone, platforms: chosen, choose, problem } = own;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Field label={words.tone} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Select
            {...control}
            value={tone}
            onChange={({ target }) => isToneId(target.value) && choose({ tone: target.value })}
          >
            {toneIds.map((id) => (
              <option key={id} value={id}>
                {tones[id].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="min-w-0 flex-[4] basis-96 max-sm:basis-full">
        <legend className="mb-1.5 text-sm font-medium">{words.networks}</legend>
        <div className="flex flex-wrap gap-2">
          {platformIds.map((id) => (
            <label key={id} className={networkClasses}>
              <input
                type="checkbox"
                className={choiceControlClasses}
                checked={chosen.includes(id)}
                onChange={() => choose({ platforms: toggled(chosen, id) })}
              />
              <PlatformMark platform={id} className="size-4 shrink-0" />
              {platforms[id].label}
            </label>
          ))}
        </div>
        {problem?.at === 'platforms' && <p className="mt-1.5 text-sm text-unsupported">{problem.why}</p>}
      </fieldset>
    </div>
  );
}

const networkClasses =
  'relative flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 text-sm select-none hover:bg-wash ' +
  'has-checked:border-sky has-checked:bg-sky-wash has-checked:ring-1 has-checked:ring-sky ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky';

/** With one more or one fewer, in the table's order. */
function toggled(chosen: readonly PlatformId[], platform: PlatformId): readonly PlatformId[] {
  return platformIds.filter((id) => (id === platform ? !chosen.includes(id) : chosen.includes(id)));
}
