import { type KeptNumber, megabytes } from '#domain/plans/kept.ts';
import { formatNumber } from '#web/ui/formats.ts';

/** How much is kept, of how much. */
export const words = {
  of: (of: KeptNumber, value: number, most: number): string =>
    of === 'bytes'
      ? `${megabytes(value)} of ${megabytes(most)}`
      : `${formatNumber(value)} of ${formatNumber(most)} ${of === 'chats' ? 'saved chats' : 'bulk runs'}`,
  names: { chats: 'Saved chats', runs: 'Bulk runs', bytes: 'Room for both' },
  nearly: (what: string): string => `Nearly full: ${what}.`,
  full: (what: string): string => `No room left: ${what}.`,
  fullText:
    'You can go on writing posts, but new ones are not saved until you delete something or take a larger plan.',
  plans: 'See plans',
} as const;
