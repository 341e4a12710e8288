/**
 * Looks again and again, until it is so: for what tells nobody when it changes. Ends with the test that waits (hang-guard.ts),
 * and with what `holds` throws.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
