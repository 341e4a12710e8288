import type { AccountNews } from '../ports/account-news.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/stores.ts';

export interface AccountNewsDeps {
  readonly database: Pick<Stores, 'mail' | 'users'>;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Who vouches for the subjects. */
  readonly issuer: string;
}

/** Mails the links of accounts, and keeps our own accounts in step with what the links change. */
export function createAccountNews({ database, clock, publicUrl, issuer }: AccountNewsDeps): AccountNews {
  return {
    async mailLink({ use, email, name, token, expiresAt }) {
      // Behind "#": the secret stays out of logs of proxies and of what browsers tell the next page.
      const link = `${publicUrl}/${use}#token=${encodeURIComponent(token)}`;
      const content = { template: use, data: { name, link, expiresAt } } as const;
      await database.mail.add({ to: email, content }, clock.now());
    },
    addressConfirmed: (subject) => database.users.confirmAddress({ issuer, subject }),
    passwordReset: (subject) => database.users.signOutEverywhere({ issuer, subject }, clock.now()),
  };
}
