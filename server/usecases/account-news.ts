import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { AccountNews, IdentityEvent } from '../ports/account-news.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import { forgetStranger } from './accounts/forget-stranger.ts';
import { countKey } from './accounts/keyed-hash.ts';

export interface AccountNewsDeps {
  readonly database: Pick<Database, 'mail' | 'users' | 'audit' | 'guesses' | 'inTransaction'>;
  readonly clock: Clock;
  /** Makes the hashes under which mails are counted. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Who vouches for the subjects. */
  readonly issuer: string;
  /** Mails with a link that one address gets within `windowMs`, however often somebody asks. */
  readonly linkMails: { readonly most: number; readonly windowMs: number; readonly clock: Clock };
  /** Lets an owner in at a place, however many tries of others have failed. */
  readonly welcome: (guess: { readonly at: string; readonly from: string }) => Promise<void>;
}

/** Mails the links of accounts, keeps our own accounts in step with what the links change, and writes what happened into the log. */
export function createAccountNews(deps: AccountNewsDeps): AccountNews {
  const { database, clock, publicUrl, issuer } = deps;
  return {
    async mailLink({ use, email, name, token, expiresAt }) {
      if (await wasMailedEnough(deps, email)) return false;
      // Behind "#": the secret stays out of logs of proxies and of what browsers tell the next page.
      const link = `${publicUrl}/${use}#token=${encodeURIComponent(token)}`;
      const content = { template: use, data: { name, link, expiresAt } } as const;
      await database.mail.add({ to: email, content }, clock.now());
      return true;
    },
    async mailOwner({ email, name }) {
      if (await wasToldLately(deps, email)) return;
      const data = { name, signIn: `${publicUrl}/login`, newPassword: `${publicUrl}/reset-password` };
      await database.mail.add({ to: email, content: { template: 'has-account', data } }, clock.now());
    },
    async addressConfirmed({ subject, email, place }) {
      await database.users.confirmAddress({ issuer, subject });
      await deps.welcome({ at: normaliseEmail(email), from: place });
    },
    async passwordReset({ subject, email, place }, wasProved) {
      const who = { issuer, subject };
      await database.users.signOutEverywhere(who, clock.now());
      if (!wasProved) await database.inTransaction((stores) => forgetStranger({ ...deps, stores }, who));
      await database.users.confirmAddress(who);
      await deps.welcome({ at: normaliseEmail(email), from: place });
      await note(deps, 'password.reset', subject);
    },
    happened: (event: IdentityEvent, subject) => note(deps, event, subject),
  };
}

async function wasMailedEnough(
  { database, secret, linkMails: { most, windowMs, clock } }: AccountNewsDeps,
  email: string,
): Promise<boolean> {
  const id = countKey(secret, 'link mailed', normaliseEmail(email));
  const [mails] = await database.guesses.add([{ id, times: 1, windowMs }], clock.now());
  return mails !== undefined && mails.count > most;
}

/** An owner is told at most this often of sign-ups with their address, in milliseconds. */
const tellEvery = 3_600_000;

async function wasToldLately({ database, clock, secret }: AccountNewsDeps, email: string): Promise<boolean> {
  const id = countKey(secret, 'owner told', normaliseEmail(email));
  const [told] = await database.guesses.add([{ id, times: 1, windowMs: tellEvery }], clock.now());
  return told !== undefined && told.count > 1;
}

/** Somebody who signed up and was never here has no id of ours yet: then the provider's stands for it. */
async function note(
  { database, clock, issuer }: AccountNewsDeps,
  action: AuditAction,
  subject: string,
): Promise<void> {
  const account = await database.users.findBySubject({ issuer, subject });
  const target = account?.id ?? `subject:${subject}`;
  const entry = { at: clock.now(), action, actorId: account?.id ?? null, target, before: '', after: '' };
  await database.audit.add(entry);
}
