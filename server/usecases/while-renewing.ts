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

/** How often what could not be let go is tried again, in milliseconds. */
const retryEvery = 1000;

/**
 * Lets go of what is held. Where that fails (the database is away) it is tried again until the lease has ended: else a client who
 * repeats its request would wait for that, though the server that holds its key lives.
 */
export async function letGo(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    let left = leaseTimes.lease / retryEvery;
    const retrying = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(retrying);
      undo().then(
        () => clearInterval(retrying),
        () => undefined,
      );
    }, retryEvery);
    // A process that ends lets the lease end it.
    retrying.unref();
    throw error;
  }
}
