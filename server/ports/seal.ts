/** Encrypts what is stored and opens doors, so that a copy of the database opens none. */
export interface Seal {
  close(text: string): string;
  /** Null where it was sealed with another key, or changed since. */
  open(sealed: string): string | null;
  /** Whether it was sealed with the key of now, rather than the one before it. */
  isCurrent(sealed: string): boolean;
}
