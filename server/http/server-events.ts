import { PassThrough, type Readable } from 'node:stream';

/** One event of a text/event-stream answer. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/** An answer that is told bit by bit. */
export interface EventStream {
  readonly readable: Readable;
  /** Resolves with the first event. */
  readonly begun: Promise<void>;
  emit(event: ServerEvent): void;
  end(): void;
}

/** How often a silent stream says that it is still there, in milliseconds: proxies close what says nothing for a minute. */
const heartbeat = 15_000;

export function openEventStream(): EventStream {
  const readable = new PassThrough();
  // A reader who leaves ends the stream, which is no fault.
  readable.on('error', () => undefined);
  const beat = setInterval(() => write(': still here\n\n'), heartbeat);
  readable.once('close', () => clearInterval(beat));
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const write = (text: string): void => {
    if (!readable.destroyed && !readable.writableEnded) readable.write(text);
  };
  return {
    readable,
    begun,
    emit(event) {
      write(writeEvent(event));
      begin();
    },
    end() {
      clearInterval(beat);
      readable.end();
    },
  };
}

/** The wire form of an event; JSON never holds a raw line break, so one data line is enough. */
function writeEvent({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Whether the caller would rather have a stream than one JSON answer. */
/** The weight of a type that is not wanted: "q=0", "q=0.0". */
function isNone(parameter: string): boolean {
  const [name, value] = parameter.split('=');
  return name?.trim() === 'q' && Number(value) === 0;
}

export function wantsEvents(accept: string | undefined): boolean {
  const asked = (accept ?? '').split(',').map((one) =>
    one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  );
  return asked.some(([type, ...rest]) => type === 'text/event-stream' && !rest.some(isNone));
}
