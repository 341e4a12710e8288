import { ChartNoAxesColumnIncreasing } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { mostFollowers, usualFollowers } from '#domain/insights/engagement-base.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { parseFollowers } from './followers.ts';
import { InsightButton } from './insight-button.tsx';
import { words } from './words.ts';

interface PredictControlsProps {
  readonly running: boolean;
  /** False where no post is on the screen: the button then says so. */
  readonly hasPosts: boolean;
  /** The text is too short for anything to be said about it. */
  readonly disabled: boolean;
  readonly why: string | undefined;
  readonly onStart: (followers: number) => void;
}

/** The button, and the size of the account that the numbers are for. */
export function PredictControls({
  running,
  hasPosts,
  disabled,
  why,
  onStart,
}: PredictControlsProps): ReactElement {
  const [typed, setTyped] = useState(String(usualFollowers));
  const followers = parseFollowers(typed);
  return (
    <>
      <InsightButton
        icon={ChartNoAxesColumnIncreasing}
        label={running ? words.predictRunning : words.predict}
        running={running}
        disabled={disabled || !hasPosts || followers === null}
        why={why}
        onStart={() => followers !== null && onStart(followers)}
      />
      <Field
        label={words.followers}
        className="max-w-60"
        error={followers === null ? words.followersWrong : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={mostFollowers}
            step={1}
            className="figures"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
