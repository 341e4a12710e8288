/** A map with a size bound whose entries die; the least recently used goes first when it is full. */
export class ExpiringCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Times are epoch milliseconds. */
  get(key: string, now: number): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (entry.expiresAt <= now) return undefined;
    // Put back at the end: a Map keeps the order of insertion.
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, expiresAt: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt });
    const oldest = this.entries.size > this.most ? this.entries.keys().next().value : undefined;
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  get size(): number {
    return this.entries.size;
  }
}
