/** Hands a report over to the contact form, in the state of its address: nothing of it stands in the address itself. */
export function reporting(message: string): { readonly report: string } {
  return { report: message };
}

/** The report that was handed over; null where none was. */
export function reported(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('report' in state)) return null;
  return typeof state.report === 'string' ? state.report : null;
}
