/** Secrets for bearers and their hashes, so that the store never holds what opens a door. */
export interface Tokens {
  /** 256 bits from the system's secure random source, base64url. */
  create(): string;
  /** SHA-256, base64url: tokens are random, so no salt or stretching is needed. */
  hash(token: string): string;
  /** Whether a kept hash is that of a token; compared in constant time. */
  isHashOf(hash: string, token: string): boolean;
  /** An API key: "plk_", 256 bits in base 62, and a checksum, so that scanners and people can tell one when they see it. */
  createKey(): string;
  /** Whether a text has the form of a key, checksum and all; says nothing of whether it is one. */
  isKeyShaped(text: string): boolean;
}
