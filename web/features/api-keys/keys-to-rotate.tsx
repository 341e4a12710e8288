import type { ReactElement } from 'react';
import type { Team } from '#contract/types.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NewKeys } from './new-keys.tsx';
import { useRotateKnown } from './use-api-keys.ts';
import { words } from './words.ts';

interface KeysToRotateProps {
  readonly teamId: string;
  readonly keys: Team['keys'];
}

/** Asks the owner to rotate what somebody knows who is out, with one button; then shows the new keys. Nothing where nobody does. */
export function KeysToRotate({ teamId, keys }: KeysToRotateProps): ReactElement | null {
  const rotate = useRotateKnown(teamId);
  const { toRotate } = keys;
  if (rotate.data !== undefined)
    return (
      <Card aria-labelledby="keys-rotated" className="mb-6 p-6">
        <h2 id="keys-rotated" className="text-xl">
          {words.rotatedAll.title}
        </h2>
        <NewKeys keys={rotate.data} onDone={rotate.reset} />
      </Card>
    );
  if (toRotate === 0) return null;
  return (
    <Card aria-labelledby="keys-to-rotate" className="mb-6 border-sky p-6">
      <h2 id="keys-to-rotate" className="text-xl">
        {words.askTitle(toRotate)}
      </h2>
      <p className="mt-2 text-ink-soft">{words.askText}</p>
      <Button
        className="mt-4"
        aria-disabled={rotate.isPending || undefined}
        onClick={() => rotate.isPending || rotate.mutate()}
      >
        {words.rotateAll(toRotate)}
      </Button>
    </Card>
  );
}
