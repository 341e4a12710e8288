import type { ReactElement } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import type { Standing } from './standing.ts';
import { words } from './words.ts';

interface LegendProps {
  readonly shown: boolean;
  readonly onChange: (shown: boolean) => void;
}

/** Switches the marks and says what they mean; their descriptions are read with every marked sentence. */
export function Legend({ shown, onChange }: LegendProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Switch label={words.marks} checked={shown} onChange={onChange} />
      {shown && (
        <ul aria-label={words.legend} className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
          {standings.map((standing) => (
            <li key={standing} title={words.standing[standing].detail}>
              <span className="mark" data-standing={standing}>
                {words.standing[standing].label}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const standings = [
  'supported',
  'given',
  'framing',
  'check',
  'unsupported',
] as const satisfies readonly Standing[];
