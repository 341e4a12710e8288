/** Remembers the Idempotency-Key of a request that got no answer, so that sending the same again counts once. */
export interface AttemptKeys {
  /** The key for this body: the old one where the same body is still unanswered, else a new one. */
  readonly keyFor: (body: string) => string;
  /** The server answered: another click is another request. */
  readonly answered: () => void;
}

export function createAttemptKeys(): AttemptKeys {
  let unanswered: { readonly body: string; readonly key: string } | null = null;
  return {
    keyFor(body) {
      if (unanswered?.body !== body) unanswered = { body, key: newKey() };
      return unanswered.key;
    },
    answered() {
      unanswered = null;
    },
  };
}

/** 128 random bits. Not crypto.randomUUID: that is missing on plain http addresses. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
