/** Where the stand-in of the payment provider keeps its own things, so that a restart loses none. */
export interface SandboxObjectStore {
  get(kind: string, id: string): Promise<string | null>;
  put(kind: string, id: string, body: string): Promise<void>;
  /** Bodies by id, ascending, after one. */
  list(kind: string, after: string, limit: number): Promise<string[]>;
}
