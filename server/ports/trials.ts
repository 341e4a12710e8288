import type { TrialToken } from '#domain/trials/trial-token.ts';

export type NewTrialToken = Pick<
  TrialToken,
  'id' | 'target' | 'email' | 'days' | 'issuedAt' | 'expiresAt'
> & {
  readonly secretHash: string;
  /** Id of the admin. */
  readonly issuedBy: string;
};

/** A token with the person who redeemed it. */
export interface ListedTrialToken extends TrialToken {
  readonly redeemer: {
    readonly id: string;
    readonly email: string;
    readonly isLifetime: boolean;
    /** Name of the team that they are on now. */
    readonly team: string | null;
  } | null;
}

/** Tokens that open trials, and the trials that they opened. */
export interface TrialStore {
  add(token: NewTrialToken): Promise<void>;
  find(id: string): Promise<(TrialToken & { readonly secretHash: string }) | null>;
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<ListedTrialToken[]>;
  /** Withdraws a token that nobody used; false where there is none. */
  revoke(id: string, now: Date): Promise<boolean>;
  /** Takes an unused, open token for somebody; of many at once exactly one gets true. */
  claim(
    id: string,
    by: { readonly userId: string; readonly teamId: string | null },
    now: Date,
  ): Promise<boolean>;
  /** Lets the trial of an owner ("user:<id>", "team:<id>") run until then, or as long as it does already; answers its end. */
  extend(owner: string, endsAt: Date): Promise<Date>;
  /** Ends of the trials of these owners, past ones too; none where there never was one. */
  endsOf(owners: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
