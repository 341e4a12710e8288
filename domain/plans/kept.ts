/** Saved chats, bulk runs, and the bytes of both together: what somebody keeps, or may. */
export interface Kept {
  readonly chats: number;
  readonly runs: number;
  readonly bytes: number;
}

export const megabyte = 1_000_000;

/** From this share on it is said how much is left. */
export const nearlyFull = 0.8;

export const keptNumbers = ['chats', 'runs', 'bytes'] as const;
export type KeptNumber = (typeof keptNumbers)[number];

/** How full each number is: 1 is full. */
export function sharesOf(
  kept: Kept,
  room: Kept,
): readonly { readonly of: KeptNumber; readonly share: number }[] {
  return keptNumbers.map((of) => ({ of, share: kept[of] / room[of] }));
}

/** "29.9 MB": to a tenth below a hundred, downwards, so that what is not full never looks full. */
export function megabytes(bytes: number): string {
  const digits = bytes < 100 * megabyte ? 10 : 1;
  return `${(Math.floor((bytes / megabyte) * digits) / digits).toLocaleString('en')} MB`;
}
