import { type PlatformId, platformIds } from '../posts/platforms.ts';
import type { ToneId } from '../posts/tones.ts';

/** What somebody of a team begins with who chose nothing yet; what they choose themselves is remembered for them. */
export interface TeamDefaults {
  /** Null leaves it to the product. */
  readonly tone: ToneId | null;
  /** Empty leaves it to the product. */
  readonly platforms: readonly PlatformId[];
}

/** As they are kept: each platform once, in the table's order. */
export function tidyDefaults({ tone, platforms }: TeamDefaults): TeamDefaults {
  return { tone, platforms: platformIds.filter((id) => platforms.includes(id)) };
}
