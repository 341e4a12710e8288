import type { ReactElement } from 'react';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { Run } from './use-runs.ts';
import { words } from './words.ts';

const tones: Readonly<Record<Run['state'], BadgeTone>> = {
  running: 'sky',
  paused: 'check',
  done: 'supported',
  cancelled: 'plain',
};

/** Where a run stands, in a word. */
export function RunState({ run }: { readonly run: Run }): ReactElement {
  return <Badge tone={tones[run.state]}>{words.states[run.state]}</Badge>;
}
