import type { FactSheet } from '../engine/fact-sheet.ts';
import { isGrave, isIllness } from '../engine/write/gravity.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { ToneId } from '../posts/tones.ts';
import { type ToneCard, toneCards } from './tone-cards.ts';

interface OpeningsRequest {
  readonly sheet: FactSheet;
  readonly tone: ToneId;
  /** 0 for the first posts; the next number has other openings come first. */
  readonly variation: number;
}

/**
 * Words that may stand before the finding in this voice, filled with what the sheet holds: a model sees no slot that it could
 * leave open. They hold words of the source, so they are data. None where the voice would jest or cheer about a grave subject.
 */
export function fillOpenings({ sheet, tone, variation }: OpeningsRequest): string[] {
  if (isGrave(sheet) ? lively.has(tone) : tone === 'funny' && isIllness(sheet)) return [];
  const { openings }: ToneCard = toneCards[tone];
  const filled = openings.flatMap((opening) => {
    if (!opening.includes(topicSlot)) return [opening];
    return sheet.topic === null ? [] : [opening.replace(topicSlot, () => sheet.topic ?? '')];
  });
  const first = filled.length === 0 ? 0 : variation % filled.length;
  return [...filled.slice(first), ...filled.slice(0, first)];
}

/** One opening a platform, another on each while there are enough: small models copy what they are given and choose badly. */
export function openingByPlatform(
  request: OpeningsRequest,
  platforms: readonly PlatformId[],
): Partial<Record<PlatformId, string>> {
  const openings = fillOpenings(request);
  return Object.fromEntries(
    platforms.flatMap((platform, index) => {
      const opening = openings[index % Math.max(1, openings.length)];
      return opening === undefined ? [] : [[platform, opening]];
    }),
  );
}

const topicSlot = '{topic}';

/** Voices whose openings dare, cheer or jest. */
const lively: ReadonlySet<ToneId> = new Set(['edgy', 'casual', 'enthusiastic', 'funny']);
