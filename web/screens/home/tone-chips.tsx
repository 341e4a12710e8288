import type { ReactElement } from 'react';
import { type ToneId, toneIds, tones } from '#domain/posts/tones.ts';
import { ToneIcon } from '#web/features/posts/tone-icon.tsx';
import { choiceChipClasses, choiceControlClasses } from '#web/ui/choice-card.ts';
import { words } from './words.ts';

interface ToneChipsProps {
  readonly tone: ToneId;
  readonly onChange: (tone: ToneId) => void;
}

/** The eleven tones as one radio group, and what the chosen one is for. */
export function ToneChips({ tone, onChange }: ToneChipsProps): ReactElement {
  return (
    <fieldset aria-labelledby="tone-title" aria-describedby="tone-of-choice">
      <h2 id="tone-title" className="text-lg">
        {words.tone.title}
      </h2>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {toneIds.map((id) => (
          <label key={id} className={choiceChipClasses} title={tones[id].description}>
            <input
              type="radio"
              name="tone"
              className={choiceControlClasses}
              aria-label={tones[id].label}
              checked={id === tone}
              onChange={() => onChange(id)}
            />
            <ToneIcon tone={id} className="size-3.5 shrink-0 text-ink-soft" />
            {tones[id].label}
          </label>
        ))}
      </div>
      <p id="tone-of-choice" className="mt-2 min-h-10 text-sm text-ink-soft">
        {tones[tone].description}
      </p>
    </fieldset>
  );
}
