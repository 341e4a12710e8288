import type { Result } from '#domain/result.ts';

/** Who signs people in, as far as browsers need to know it. Nothing of it is a secret. */
export type SignInOffer =
  | {
      /** The provider inside the product. */
      readonly kind: 'embedded';
      /** Google as well: the real one, or the stand-in of it. */
      readonly google: 'google' | 'sandbox' | null;
      /** Whether a link can be mailed that confirms an address; those of a sandbox are read in its outbox. */
      readonly mails: boolean;
    }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly apiKey: string;
      readonly authDomain: string;
      readonly password: boolean;
      readonly google: boolean;
    }
  | {
      readonly kind: 'oidc';
      /** What people call the service. */
      readonly name: string;
    };

/** A sign-in at an OpenID Connect issuer that was begun: whoever began it keeps all but the address to itself. */
export interface BegunSignIn {
  /** Where the person signs in. */
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SignInAnswer extends Omit<BegunSignIn, 'url'> {
  /** What the issuer sent the browser back with: a query string. */
  readonly answer: string;
  readonly redirectUri: string;
}

/** Signing in at an issuer elsewhere: authorization code with PKCE. Fails with `unavailable` where it does not answer. */
export interface CodeFlow {
  begin(redirectUri: string): Promise<Result<BegunSignIn>>;
  /** The ID token, not checked yet for what the product makes of it; `unauthenticated` where the issuer refuses the answer. */
  finish(answer: SignInAnswer): Promise<Result<string>>;
}

/** Stands in for Google where nobody else can reach the server. */
export interface SandboxGoogle {
  /** An ID token of a made-up account: the same address is always the same account. */
  signIn(account: { readonly email: string; readonly name: string }): Promise<string>;
}
