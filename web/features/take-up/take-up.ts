/** Hands a saved text over to the generator, in the state of its address: nothing of it stands in the address itself. */
export function takingUp(text: string): { readonly takeUp: string } {
  return { takeUp: text };
}

/** The text that was handed over; null where none was. */
export function takenUp(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('takeUp' in state)) return null;
  return typeof state.takeUp === 'string' ? state.takeUp : null;
}
