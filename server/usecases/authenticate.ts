import { roleOf } from '#domain/accounts/role.ts';
import { isSessionAlive, sessionLimits } from '#domain/accounts/session-limits.ts';
import { heldSubscriptions } from '#domain/billing/held.ts';
import { currentSubscription, isForTeam } from '#domain/billing/subscription.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityAccounts } from '../ports/identity-accounts.ts';
import type { Payments } from '../ports/payments.ts';
import type { PersonStanding } from '../ports/standings.ts';
import type { Stores } from '../ports/stores.ts';
import type { TokenVerifier, VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Account } from '../ports/users.ts';
import { deletedAccountKey } from './accounts/keyed-hash.ts';
import type { Caller, CallerTeam, SignIn } from './caller.ts';
import { authenticateKey } from './keys/authenticate-key.ts';
import { teamStandingOf } from './teams/team-standing.ts';

/** What a request shows of itself. An Authorization or key header is all that counts where there is one (see below). */
export interface Credentials {
  readonly authorization: string | null;
  readonly apiKey: string | null;
  readonly sessionToken: string | null;
  /** The call that a key is used for, as its team is told; null where keys do not open it. */
  readonly keyUse: string | null;
}

export interface AuthenticateDeps {
  readonly stores: Pick<
    Stores,
    'users' | 'sessions' | 'standings' | 'billing' | 'trials' | 'teams' | 'apiKeys' | 'audit' | 'accountData'
  >;
  /** Null where the provider keeps its accounts to itself. */
  readonly accounts: IdentityAccounts | null;
  /** Makes the keyed hashes of who had an account. */
  readonly auditSecret: string;
  /** Of the secret that is being replaced. */
  readonly earlierSecrets?: { readonly audit: string } | null;
  readonly payments: Payments | null;
  readonly verifier: TokenVerifier;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly adminEmails: readonly string[];
  /** Whether admins have their rights only with a second factor. */
  readonly adminSecondFactor: boolean;
}

/**
 * Who calls; null for nobody. A header that fails is refused even where the cookie is good: a browser never adds one by
 * itself, so whoever sent it meant it.
 */
export async function authenticate(
  deps: AuthenticateDeps,
  credentials: Credentials,
): Promise<Result<Caller | null>> {
  const { authorization, apiKey, sessionToken, keyUse } = credentials;
  if (authorization !== null) return authenticateBearer(deps, authorization);
  if (apiKey !== null) return authenticateKey(deps, apiKey, keyUse);
  if (sessionToken !== null) return authenticateSession(deps, sessionToken);
  return ok(null);
}

async function authenticateBearer(deps: AuthenticateDeps, authorization: string): Promise<Result<Caller>> {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined)
    return fail('unauthenticated', 'The Authorization header must be "Bearer" and an ID token.');
  const verified = await deps.verifier.verify(token);
  if (!verified.ok) return verified;
  const { sessionId: identitySessionId, signedInAt: at } = verified.value;
  const account = await accountOf(deps, verified.value);
  return account.ok ? callerOf(deps, account.value, { sessionId: null, identitySessionId, at }) : account;
}

/**
 * The account of a token; refused where its owner has ended the session that it came from, signed out everywhere or deleted
 * the account since.
 */
export async function accountOf(
  deps: Pick<AuthenticateDeps, 'stores' | 'clock' | 'accounts' | 'auditSecret' | 'earlierSecrets'>,
  identity: VerifiedIdentity,
): Promise<Result<Account>> {
  const { stores, clock, accounts } = deps;
  const isOwn = accounts !== null && accounts.issuer === identity.issuer;
  if (isOwn && !(identity.sessionId !== null && (await accounts.hasSession(identity.sessionId))))
    return fail('unauthenticated', 'Please sign in again: this sign-in was ended.');
  const current = await stores.users.findCurrent(identity);
  if (current === null && (await wasDeletedSince(deps, identity)))
    return fail('unauthenticated', 'This account was deleted.');
  const account = current ?? (await stores.users.findOrCreate(identity, clock.now()));
  // Tokens know whole seconds: one made in the same second may be the newer one.
  const madeBefore = identity.issuedAt.getTime() + 1000;
  if (account.tokensFrom !== null && madeBefore <= account.tokensFrom.getTime())
    return fail('unauthenticated', 'Please sign in again: you were signed out everywhere.');
  return ok(account);
}

/** A token outlives its account by up to an hour: it must not make a new one. */
async function wasDeletedSince(
  {
    stores,
    auditSecret,
    earlierSecrets,
  }: Pick<AuthenticateDeps, 'stores' | 'auditSecret' | 'earlierSecrets'>,
  { issuer, subject, signedInAt }: VerifiedIdentity,
): Promise<boolean> {
  const secrets = [auditSecret, ...(earlierSecrets ? [earlierSecrets.audit] : [])];
  for (const secret of secrets) {
    const deletedAt = await stores.accountData.deletedAt(deletedAccountKey(secret, { issuer, subject }));
    if (deletedAt !== null && signedInAt <= deletedAt) return true;
  }
  return false;
}

async function authenticateSession(
  deps: AuthenticateDeps,
  sessionToken: string,
): Promise<Result<Caller | null>> {
  const now = deps.clock.now();
  const session = await deps.stores.sessions.find(deps.tokens.hash(sessionToken));
  // A cookie that ended is as good as none: the browser keeps sending it, and public pages go on working.
  if (session === null || !isSessionAlive(session, now)) return ok(null);
  const account = await deps.stores.users.find(session.userId);
  if (account === null) return ok(null);
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.noteUse) {
    await deps.stores.sessions.touch(session.tokenHash, now);
    if (session.identitySessionId !== null) await deps.accounts?.touchSession(session.identitySessionId);
  }
  const { id: sessionId, identitySessionId, signedInAt: at } = session;
  return callerOf(deps, account, { sessionId, identitySessionId, at });
}

/** The account with its role, what it has bought and its team; refused where it is closed. Read anew for every request. */
export async function callerOf(
  deps: AuthenticateDeps,
  account: Account,
  signIn: SignIn | null,
): Promise<Result<Caller>> {
  if (account.disabledAt !== null) return fail('unauthenticated', 'This account is closed.');
  const has = await deps.stores.standings.ofPerson(account.id);
  const team = teamOf(deps, account, has);
  const named = roleOf(account, deps.adminEmails);
  const needsSecondFactor = named === 'admin' && (await lacksSecondFactor(deps, account));
  const role = needsSecondFactor ? 'user' : named;
  const { trialEndsAt } = has;
  const bought = boughtBy(deps, account, has, team);
  return ok({ account, role, needsSecondFactor, signIn, team, trialEndsAt, key: null, ...bought });
}

/** Asked of admins only. All sessions of somebody with a second factor have passed it: those from before ended with turning it on. */
async function lacksSecondFactor(
  { accounts, adminSecondFactor }: AuthenticateDeps,
  { issuer, subject }: Account,
): Promise<boolean> {
  if (!adminSecondFactor) return false;
  if (accounts === null || accounts.issuer !== issuer) return true;
  return !(await accounts.standing(subject)).hasSecondFactor;
}

type Bought = Pick<Caller, 'subscription' | 'held' | 'paysForTeam'>;

function boughtBy(
  { payments, clock }: AuthenticateDeps,
  { id: userId }: Account,
  { subscriptions: paid, teamSubscriptions }: Pick<PersonStanding, 'subscriptions' | 'teamSubscriptions'>,
  team: CallerTeam | null,
): Bought {
  if (payments === null) return { subscription: null, held: [], paysForTeam: null };
  const { prices } = payments;
  const own = paid.filter((one) => !isForTeam(one, prices));
  const ownTeam = team?.role === 'owner' ? team.id : null;
  const forOthers = paid.filter(
    (one) => isForTeam(one, prices) && one.teamId !== ownTeam && one.status !== 'canceled',
  );
  const holder = { userId, ownTeamId: ownTeam, prices, now: clock.now() };
  return {
    subscription: currentSubscription(own, prices, clock.now()),
    held: heldSubscriptions([...paid, ...teamSubscriptions], holder),
    paysForTeam: currentSubscription(forOthers, prices, clock.now()),
  };
}

function teamOf(
  deps: AuthenticateDeps,
  { id }: Account,
  { team, teamSubscriptions, teamTrialEndsAt }: PersonStanding,
): CallerTeam | null {
  if (team === null) return null;
  const role = team.ownerId === id ? 'owner' : 'member';
  return { ...team, role, ...teamStandingOf(deps, teamSubscriptions, teamTrialEndsAt) };
}
