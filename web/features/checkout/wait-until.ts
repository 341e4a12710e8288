/** Milliseconds before each look: a payment is told to us within seconds, rarely within half a minute. */
const pauses = [0, 1000, 2000, 3000, 5000, 8000, 13_000] as const;

/** Looks again and again, ever more slowly, until something is there; false where it is not there in the end. */
export async function waitUntil(
  isThere: () => Promise<boolean>,
  sleep: (milliseconds: number) => Promise<void> = pause,
): Promise<boolean> {
  for (const wait of pauses) {
    await sleep(wait);
    if (await isThere().catch(() => false)) return true;
  }
  return false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
