/**
 * How long what a request holds (posts, an Idempotency-Key) is held for it without a word, and how often it says that it is still
 * at work, in milliseconds. Where its process is killed, others wait for the lease and no longer.
 */
const leaseTimes = { lease: 45_000, renewEvery: 15_000 } as const;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseTimes.lease);
}

/** Renews a lease while `work` runs. A renewal that fails (the database is away) is made up for by the next. */
export async function whileRenewing<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const renewing = setInterval(() => void renew().catch(() => undefined), leaseTimes.renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
