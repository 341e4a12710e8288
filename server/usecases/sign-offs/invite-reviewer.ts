import { normaliseEmail } from '#domain/accounts/profile.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type SignOffDeed, signOffLimits } from '#domain/sign-off/sign-off.ts';
import { countKey } from '../accounts/keyed-hash.ts';
import { type Caller, isProved } from '../caller.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

export interface Addressed {
  readonly name: string;
  readonly email: string;
}

/** A reviewer with the link that is made for them. */
export interface Invited extends Addressed {
  readonly ref: string;
  readonly until: Date;
  readonly deed: SignOffDeed & { kind: 'invited' };
}

/** Names and addresses as they were sent; one address is asked once. */
export function readAddresses(sent: readonly Addressed[]): Result<Addressed[]> {
  const read: Addressed[] = [];
  for (const { name, email } of sent) {
    const address = normaliseEmail(email);
    if (!isMailAddress(address))
      return fail('invalid_request', `“${email}” is no email address. It should look like ada@example.org.`);
    if (name.trim() === '')
      return fail('invalid_request', `Give the name of ${address}: the record needs it.`);
    if (!read.some((one) => one.email === address)) read.push({ name: name.trim(), email: address });
  }
  return ok(read);
}

/** A new link for one person. */
export function invitation(
  { tokens, clock }: Pick<SignOffDeps, 'tokens' | 'clock'>,
  one: Addressed,
): Invited {
  // Half of a token: 128 bits are enough for a name that a signature stands beside.
  const ref = tokens.create().slice(0, 22);
  const until = new Date(clock.now().getTime() + signOffLimits.linkDays * 24 * 3_600_000);
  const deed = { kind: 'invited', reviewer: { ref, name: one.name }, until: until.toISOString() } as const;
  return { ...one, ref, until, deed };
}

/** People of the team approve by their account: a link to one of them, or to whoever asks, would be a second name for the same person. */
export async function areOthers(
  { database }: Pick<SignOffDeps, 'database'>,
  { account, team }: Caller,
  addressed: readonly Addressed[],
): Promise<Result<null>> {
  const members = team === null ? [] : await database.teams.members(team.id);
  const own = new Set([account.email, ...members.map(({ email }) => email)].map(normaliseEmail));
  const one = addressed.find(({ email }) => own.has(email));
  if (one === undefined) return ok(null);
  return fail(
    'conflict',
    `${one.email} is ${one.email === normaliseEmail(account.email) ? 'your own address' : 'in your team, and approves by their account'}. Name somebody else.`,
  );
}

/** Mails of one team or person in a day: to one address, whoever is asked about how many papers, and to all. */
const mailsADay = { address: 30, fromAnybody: 60, all: 200 } as const;
const day = 24 * 3_600_000;

/** Strangers are left in peace: nobody has an address flooded, and only who proved their own address writes to others. */
export async function mayMail(
  { database, clock, auditSecret }: Pick<SignOffDeps, 'database' | 'clock' | 'auditSecret'>,
  caller: Caller,
  addressed: readonly Addressed[],
): Promise<Result<null>> {
  if (addressed.length === 0) return ok(null);
  if (!isProved(caller))
    return fail('forbidden', 'Confirm your own address first: mails to others go out under your name.');
  const from = caller.team?.id ?? caller.account.id;
  const asked = addressed.map(({ email }) => countKey(auditSecret, 'sign-off mailed', from, email));
  const whoever = addressed.map(({ email }) => countKey(auditSecret, 'sign-off mailed by anybody', email));
  const counts = await database.guesses.add(
    [...asked, ...whoever, countKey(auditSecret, 'sign-off mails', from)].map((id, at) => ({
      ...{ id, windowMs: day, times: at < 2 * asked.length ? 1 : asked.length },
    })),
    clock.now(),
  );
  const isFull = counts.some(
    ({ count }, at) =>
      count >
      (at < asked.length ? mailsADay.address : at < 2 * asked.length ? mailsADay.fromAnybody : mailsADay.all),
  );
  if (!isFull) return ok(null);
  return fail('rate_limited', 'So many people were asked today, or one so often. Please go on tomorrow.', {
    retryAfter: 3600,
  });
}
