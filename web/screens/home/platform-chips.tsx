import type { ReactElement, Ref } from 'react';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { choiceChipClasses, choiceControlClasses } from '#web/ui/choice-card.ts';
import { togglePlatform } from './draft.ts';
import { words } from './words.ts';

interface PlatformChipsProps {
  readonly chosen: readonly PlatformId[];
  readonly onChange: (chosen: readonly PlatformId[]) => void;
  /** What is wrong with the choice; undefined where nothing is. */
  readonly error: string | undefined;
  readonly ref: Ref<HTMLFieldSetElement>;
}

export function PlatformChips({ chosen, onChange, error, ref }: PlatformChipsProps): ReactElement {
  const all = chosen.length === platformIds.length;
  return (
    <fieldset ref={ref} aria-labelledby="platforms-title" aria-describedby="platforms-note">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="platforms-title" className="text-lg">
          {words.platforms.title}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 text-sky"
          onClick={() => onChange(all ? [] : platformIds)}
        >
          {all ? words.platforms.deselectAll : words.platforms.selectAll}
        </Button>
      </div>
      <div className="mt-1 grid grid-cols-2 gap-1.5">
        {platformIds.map((id) => (
          <label key={id} className={choiceChipClasses}>
            <input
              type="checkbox"
              name="platforms"
              className={choiceControlClasses}
              checked={chosen.includes(id)}
              onChange={() => onChange(togglePlatform(chosen, id))}
            />
            <PlatformMark platform={id} className="size-4 shrink-0" />
            {platforms[id].label}
          </label>
        ))}
      </div>
      <p
        id="platforms-note"
        role={error === undefined ? undefined : 'alert'}
        className={error === undefined ? 'mt-2 text-sm text-ink-soft' : 'mt-2 text-sm text-unsupported'}
      >
        {error ?? words.platforms.each}
      </p>
    </fieldset>
  );
}
