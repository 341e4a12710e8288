/** One event of a text/event-stream answer. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The wire form of events; JSON never holds a raw line break, so one data line is enough. */
export function writeEvents(events: readonly ServerEvent[]): string {
  return events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

/** Whether the caller would rather have a stream than one JSON answer. */
export function wantsEvents(accept: string | undefined): boolean {
  return accept !== undefined && /(^|,)\s*text\/event-stream\b/i.test(accept);
}
