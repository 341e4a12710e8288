/** Lets the browser answer a touch before what comes next. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
