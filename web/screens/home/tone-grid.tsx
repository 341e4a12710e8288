import type { ReactElement } from 'react';
import { type ToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { ToneIcon } from '#web/features/posts/tone-icon.tsx';
import { choiceCardClasses, choiceControlClasses } from '#web/ui/choice-card.ts';
import { words } from './words.ts';

interface ToneGridProps {
  readonly tone: ToneId;
  readonly onChange: (tone: ToneId) => void;
}

/** The eleven voices as one radio group. On a phone only the chosen one tells what it is. */
export function ToneGrid({ tone, onChange }: ToneGridProps): ReactElement {
  return (
    <fieldset aria-labelledby="style-title">
      <h2 id="style-title" className="text-xl">
        {words.style.title}
      </h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
        {toneIds.map((id) => {
          const { label, description } = tones[id];
          return (
            <label key={id} className={choiceCardClasses}>
              <input
                type="radio"
                name="tone"
                aria-label={label}
                aria-describedby={`tone-${id}`}
                className={choiceControlClasses}
                checked={id === tone}
                onChange={() => onChange(id)}
              />
              <ToneIcon tone={id} className="mt-1 size-4 shrink-0 text-ink-soft" />
              <span className="min-w-0">
                <span className="font-medium">{label}</span>
                <span id={`tone-${id}`} className="mt-0.5 hidden text-sm text-ink-soft md:block">
                  {description}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p className="mt-3 text-sm text-ink-soft md:hidden">{tones[tone].description}</p>
    </fieldset>
  );
}
