import type { UseMutationResult } from '@tanstack/react-query';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { Act, SignOff } from './use-sign-off.ts';

/** One post of a sign-off, and what can be done there. */
export interface TalkProps {
  readonly sign: SignOff;
  readonly platform: PlatformId;
  readonly act: UseMutationResult<SignOff, Error, Act>;
  readonly isTeam: boolean;
}
