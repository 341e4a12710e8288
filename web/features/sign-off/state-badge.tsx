import type { ReactElement } from 'react';
import type { SignOffState } from '#domain/sign-off/sign-off.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { words } from './words.ts';

const tones: Readonly<Record<SignOffState, BadgeTone>> = {
  asked: 'sky',
  changes: 'check',
  refused: 'unsupported',
  approved: 'supported',
  withdrawn: 'plain',
};

export function StateBadge({ state }: { readonly state: SignOffState }): ReactElement {
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>;
}
