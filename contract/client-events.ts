/** One event of a streamed answer. */
export interface ClientEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Longest event that is read, in characters; the whole answer has some 100,000. */
const longestEvent = 2_000_000;

/** Reads the events of a text/event-stream body as they come; ends where the body does. */
export async function* readClientEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ClientEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      if (rest.length > longestEvent) throw new TypeError('The answer is too long.');
      for (const block of blocks) {
        const event = readBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    // A reader that stops early ends the request too.
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): ClientEvent | null {
  const lines = block.split('\n');
  const field = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const [event, data] = [field('event'), field('data')];
  if (event === undefined || data === undefined) return null;
  try {
    return { event, data: JSON.parse(data) };
  } catch {
    return null;
  }
}
