/**
 * Milliseconds after which a test, or a wait of one, is taken for hanging. No test is about time: each waits for what it says,
 * however long a busy machine needs, and this only ends what would never end. How fast something is, benchmarks say.
 */
export const hangGuard: number = 10 * 60_000;

/** Milliseconds of a limit that is meant to run out: what it cuts off never comes, however long one waits. */
export const runsOut = 200;
