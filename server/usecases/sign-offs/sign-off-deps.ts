import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { VerifyingDeps } from '../verifying/verify-posts.ts';

export interface SignOffDeps extends VerifyingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Signs reviewers' links and tells people apart without naming their accounts. */
  readonly auditSecret: string;
  readonly settings: { readonly publicUrl: string };
}
