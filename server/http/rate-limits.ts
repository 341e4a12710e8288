import type { EndpointName } from '#contract/endpoints.ts';

/** Calls per address and minute: our own choice, far above what a person does and below what hurts. */
export const callsPerMinute = 600;

/** Bytes that one account or key sends in bodies: ten times what the largest bulk runs at once need, whatever calls there are. */
export const bytesPerMinute = 30_000_000;

/** Calls that cost more or that strangers may try. */
export const callsPerMinuteByEndpoint: Partial<Record<EndpointName, number>> = {
  generatePosts: 120,
  rewritePosts: 120,
  checkPost: 240,
  // About a third of a second of one core each.
  checkAsVisitor: 20,
  startRun: 30,
  exportRun: 60,
  testWriter: 10,
  drawCards: 60,
  suggestHashtags: 120,
  writeHighlight: 120,
  getDoiMetadata: 60,
  getUnMetadata: 60,
  getDatasetMetadata: 60,
  getPatentMetadata: 60,
  openSession: 60,
  createUser: 30,
  exportAccount: 10,
  deleteAccount: 20,
  redeemTrial: 30,
  generateTrialToken: 60,
  joinTeam: 60,
  inviteMember: 60,
  sendInquiry: 10,
  askSignOff: 30,
  setEmbargo: 30,
  getReview: 60,
  actOnReview: 60,
  getRecord: 30,
};

/** Look-ups that checks of one place ask for in a minute: as many as the look-ups' own calls, and few of whoever has no account. */
export const lookUpsOfChecks = { caller: 60, visitor: 6 } as const;

/** The embedded identity provider's own limits, per address and minute. */
export const identityCallsPerMinute = 120;
export const signInsPerMinute = 20;

/**
 * Failed sign-ins for one account before it has to wait, and for how long (ASVS 6.3.1); how long a place is remembered where
 * its owner signed in. Milliseconds. Counted in the database, for all servers together.
 */
export const signInFailures = {
  most: 10,
  window: 15 * 60_000,
  knownFor: 30 * 24 * 3_600_000,
} as const;
