import { randomUUID } from 'node:crypto';
import type { OutputOf } from '#contract/types.ts';
import { fullName, normaliseEmail } from '#domain/accounts/profile.ts';
import { linkMails } from '#domain/mail/link-mails.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type Invite, inviteLimits, invitesPerDay, readInviteAddress } from '#domain/teams/invite.ts';
import { hasFreeSeat, type Seats } from '#domain/teams/seats.ts';
import type { Database, Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { countKey } from '../accounts/keyed-hash.ts';
import type { Caller } from '../caller.ts';
import { managedTeam } from './managed-team.ts';
import { type TeamStandingDeps, teamSeats } from './team-standing.ts';

export interface InviteDeps extends TeamStandingDeps {
  readonly database: Database;
  readonly tokens: Tokens;
  /** Makes the hashes under which mails are counted. */
  readonly auditSecret: string;
  readonly settings: { readonly publicUrl: string };
}

interface Asked {
  readonly teamId: string;
  readonly email: string;
  /** By how much the limits are wider for this call. */
  readonly limitFactor: number;
}

/** Makes a link for one address, mailed to it and shown this once; what was open for the address before is withdrawn. */
export async function inviteMember(
  deps: InviteDeps,
  caller: Caller,
  { teamId, email, limitFactor }: Asked,
): Promise<Result<OutputOf<'inviteMember'>>> {
  return deps.database.inTransaction(async (stores) => {
    const managed = await managedTeam(stores, caller, teamId, { find: stores.teams.lock });
    if (!managed.ok) return managed;
    const address = readInviteAddress(email);
    if (!address.ok) return address;
    const free = await mayInvite(deps, stores, caller, managed.value, address.value);
    if (!free.ok) return free;
    const quiet = await isLeftInPeace(deps, stores, address.value, limitFactor);
    if (!quiet.ok) return quiet;
    const token = deps.tokens.create();
    const invite = newInvite(teamId, address.value, deps.clock.now());
    await stores.invites.revokeFor(teamId, invite.email, invite.createdAt);
    await stores.invites.create({ ...invite, tokenHash: deps.tokens.hash(token) });
    const link = `${deps.settings.publicUrl}/join/${token}`;
    await stores.mail.add(mailOf(invite, managed.value, caller, link), invite.createdAt);
    return ok({ link, expiresAt: invite.expiresAt.toISOString() });
  });
}

async function mayInvite(
  deps: InviteDeps,
  stores: Stores,
  caller: Caller,
  team: Team,
  email: string,
): Promise<Result<null>> {
  const members = await stores.teams.members(team.id);
  if (members.some((member) => normaliseEmail(member.email) === email))
    return fail(
      'conflict',
      email === normaliseEmail(caller.account.email)
        ? 'This is your own address: you are in the team already.'
        : `${email} is in the team already.`,
    );
  const seats = await teamSeats(deps, stores, team.id);
  const free = hasFreeSeat(seats);
  return free.ok ? withinDailyLimit(deps, stores, team.id, seats) : free;
}

async function withinDailyLimit(
  { clock }: InviteDeps,
  { invites }: Stores,
  teamId: string,
  seats: Seats,
): Promise<Result<null>> {
  const most = invitesPerDay(seats.most);
  const since = new Date(clock.now().getTime() - inviteLimits.window);
  if ((await invites.countSince(teamId, since)) < most) return ok(null);
  return fail(
    'rate_limited',
    `Your team has sent ${most} invites in a day, which is the limit. Please send more tomorrow.`,
    {
      retryAfter: inviteLimits.window / 1000,
    },
  );
}

/** An address is mailed so many invites and no more, whichever teams send them; the last one that it got goes on working. */
async function isLeftInPeace(
  { clock, auditSecret }: InviteDeps,
  { guesses }: Stores,
  email: string,
  limitFactor: number,
): Promise<Result<null>> {
  const now = clock.now();
  const id = countKey(auditSecret, 'invite mailed', email);
  const [mails] = await guesses.add([{ id, times: 1, windowMs: linkMails.windowMs }], now);
  if (mails === undefined || mails.count <= linkMails.most * limitFactor) return ok(null);
  const retryAfter = Math.max(1, Math.ceil((mails.endsAt.getTime() - now.getTime()) / 1000));
  return fail(
    'rate_limited',
    'This address was mailed several invites a moment ago. Please wait a quarter of an hour.',
    { retryAfter },
  );
}

function mailOf({ email, expiresAt }: Invite, team: Team, { account }: Caller, link: string): Mail<'invite'> {
  const given = account.profile === null ? '' : fullName(account.profile);
  const inviterName = given || account.name;
  return {
    to: email,
    content: { template: 'invite', data: { teamName: team.name, inviterName, link, expiresAt } },
  };
}

function newInvite(teamId: string, email: string, now: Date): Invite {
  const expiresAt = new Date(now.getTime() + inviteLimits.lifetime);
  return {
    id: randomUUID(),
    teamId,
    email,
    createdAt: now,
    expiresAt,
    usedAt: null,
    usedBy: null,
    revokedAt: null,
  };
}
