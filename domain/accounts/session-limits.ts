/** How long a sign-in lasts, in milliseconds. Our own choice, within what NIST SP 800-63B allows at its first level. */
export const sessionLimits = {
  /** Not used for this long. */
  idle: 7 * 24 * 3_600_000,
  /** Since it was opened, however much it is used. */
  absolute: 30 * 24 * 3_600_000,
  /** Use is noted at most this often, to spare the database a write per request. */
  noteUse: 3_600_000,
  /** Of one account; the one that was not used for longest ends for the next. */
  most: 100,
} as const;

/** Whether a session may still be used. */
export function isSessionAlive(
  session: { readonly createdAt: Date; readonly lastSeenAt: Date },
  now: Date,
): boolean {
  const time = now.getTime();
  return (
    time - session.lastSeenAt.getTime() < sessionLimits.idle &&
    time - session.createdAt.getTime() < sessionLimits.absolute
  );
}

/** What proves an owner before something that cannot be undone, in milliseconds: a sign-in this young, or a password, tried so often. */
export const proofLimits = { recent: 10 * 60_000, most: 10, window: 15 * 60_000 } as const;
