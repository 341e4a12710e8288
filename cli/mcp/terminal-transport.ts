import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CancelledNotificationSchema,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import type { Terminal } from '../terminal.ts';

/**
 * The SDK's framing, a line of JSON a message, over a terminal's streams. The SDK's own transport does not notice that its client
 * is gone; this one closes then, and not before what was asked is answered. A line that is no message is told to `onerror` and passed over.
 */
export class TerminalTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #terminal: Pick<Terminal, 'stdin' | 'out'>;
  readonly #lines = new ReadBuffer();
  /** Asked and not yet answered. */
  readonly #open = new Set<RequestId>();
  #hasEnded = false;
  #isClosed = false;

  constructor(terminal: Pick<Terminal, 'stdin' | 'out'>) {
    this.#terminal = terminal;
  }

  async start(): Promise<void> {
    const { stdin } = this.#terminal;
    const end = () => {
      this.#hasEnded = true;
      this.#closeIfDone();
    };
    stdin.on('data', this.#take);
    stdin.on('error', (error) => this.onerror?.(error));
    stdin.on('end', end).on('close', end);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const isRead = await this.#terminal.out.write(serializeMessage(message));
    if (!('method' in message) && message.id !== undefined) this.#open.delete(message.id);
    if (!isRead) await this.close();
    this.#closeIfDone();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#terminal.stdin.off('data', this.#take).pause();
    this.onclose?.();
  }

  readonly #take = (chunk: Buffer | string): void => {
    this.#passOver(() => this.#lines.append(Buffer.from(chunk)));
    while (this.#passOver(() => this.#next()) !== 'none');
    this.#closeIfDone();
  };

  #next(): 'none' | 'some' {
    const message = this.#lines.readMessage();
    if (message === null) return 'none';
    if (isJSONRPCRequest(message)) this.#open.add(message.id);
    const cancelled = CancelledNotificationSchema.safeParse(message);
    // What was called off is not answered.
    if (cancelled.success && cancelled.data.params.requestId !== undefined)
      this.#open.delete(cancelled.data.params.requestId);
    this.onmessage?.(message);
    return 'some';
  }

  #passOver<Done>(read: () => Done): Done | null {
    try {
      return read();
    } catch (error) {
      this.onerror?.(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }

  #closeIfDone(): void {
    if (this.#hasEnded && this.#open.size === 0) void this.close();
  }
}
