/** Hands a saved text over to the generator, in the state of its address: nothing of it stands in the address itself. */
export function takingUp(text: string): { readonly takeUp: string } {
  return { takeUp: text };
}

/** The text that was handed over; null where none was. */
export function takenUp(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('takeUp' in state)) return null;
  return typeof state.takeUp === 'string' ? state.takeUp : null;
}

/** Has the generator open saved posts again, by the id under which they are saved. */
export function reopening(sessionId: string): { readonly reopen: string } {
  return { reopen: sessionId };
}

/** The id of the posts to open again; null where none are. */
export function toReopen(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('reopen' in state)) return null;
  return typeof state.reopen === 'string' ? state.reopen : null;
}
