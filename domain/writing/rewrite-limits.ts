/** How posts that were counted are written anew by a model, for nothing: our own choice. */
export const rewriteLimits = {
  /** Requests of one account in a minute: far more than a person reads, and few for a script. */
  perMinute: 20,
  /** How long it is remembered that a post was counted, in days. */
  countedDays: 30,
} as const;
