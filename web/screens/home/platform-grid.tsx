import type { ReactElement, Ref } from 'react';
import { type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { PlatformMark } from '#web/features/posts/platform-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { choiceCardClasses, choiceControlClasses } from '#web/ui/choice-card.ts';
import { togglePlatform } from './draft.ts';
import { words } from './words.ts';

interface PlatformGridProps {
  readonly chosen: readonly PlatformId[];
  readonly onChange: (chosen: readonly PlatformId[]) => void;
  readonly ref: Ref<HTMLFieldSetElement>;
}

export function PlatformGrid({ chosen, onChange, ref }: PlatformGridProps): ReactElement {
  const all = chosen.length === platformIds.length;
  return (
    <fieldset ref={ref} aria-labelledby="platforms-title">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="platforms-title" className="text-xl">
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
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
        {platformIds.map((id) => (
          <label key={id} className={`${choiceCardClasses} items-center`}>
            <input
              type="checkbox"
              name="platforms"
              className={choiceControlClasses}
              checked={chosen.includes(id)}
              onChange={() => onChange(togglePlatform(chosen, id))}
            />
            <PlatformMark platform={id} className="size-5 shrink-0" />
            <span className="font-medium">{platforms[id].label}</span>
          </label>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{words.platforms.each}</p>
    </fieldset>
  );
}
