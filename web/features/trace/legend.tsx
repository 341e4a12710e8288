import type { ReactElement } from 'react';
import { markKinds } from '#domain/grounding/mark.ts';
import { markNames } from '#domain/grounding/say-mark.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { Grounding } from './trace.ts';
import { words } from './words.ts';

interface LegendProps {
  readonly grounding: Grounding;
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

/** Switches the marks and says what those that are there mean; each sentence's own is read with it. */
export function Legend({ grounding, shown, onChange }: LegendProps): ReactElement {
  const used = new Set(
    Object.values(grounding).flatMap((sentences = []) => sentences.map(({ mark }) => mark)),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Switch label={words.marks} checked={shown} onChange={onChange} />
      {shown && (
        <ul aria-label={words.legend} className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
          {markKinds
            .filter((mark) => used.has(mark))
            .map((mark) => (
              <li key={mark}>
                <span className="mark" data-mark={mark}>
                  {markNames[mark]}
                </span>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
