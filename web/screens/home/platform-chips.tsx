import type { ReactElement, Ref } from 'react';
import { type PlatformId, platformIds, platforms, shapeIds } from '#domain/posts/platforms.ts';
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

/** The four, chosen one by one or together, and below them the networks beside them, each chosen for itself. */
export function PlatformChips({ chosen, onChange, error, ref }: PlatformChipsProps): ReactElement {
  const all = shapeIds.every((id) => chosen.includes(id));
  const chip = (id: PlatformId): ReactElement => (
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
  );
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
          onClick={() => onChange(all ? [] : platformIds.filter((id) => isOfFour(id) || chosen.includes(id)))}
        >
          {all ? words.platforms.deselectAll : words.platforms.selectAll}
        </Button>
      </div>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-1.5">
        {shapeIds.map(chip)}
      </div>
      <fieldset className="mt-2">
        <legend className="text-sm text-ink-soft">{words.platforms.more}</legend>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {platformIds.filter((id) => !isOfFour(id)).map(chip)}
        </div>
      </fieldset>
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

function isOfFour(id: PlatformId): boolean {
  return platforms[id].like === id;
}
