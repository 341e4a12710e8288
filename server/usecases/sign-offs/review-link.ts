import { timingSafeEqual } from 'node:crypto';
import { countKey } from '../accounts/keyed-hash.ts';

interface Secrets {
  readonly auditSecret: string;
}

/** What stands behind "/review/": who it is for, and a signature. The same whenever it is made, so that a reminder repeats it. */
function reviewToken({ auditSecret }: Secrets, ref: string): string {
  return `${ref}.${countKey(auditSecret, 'review', ref)}`;
}

/** For whom a link is; null where it is cut, mangled or made up. */
export function reviewerOfToken(secrets: Secrets, token: string): string | null {
  const [ref = ''] = token.split('.');
  const [given, made] = [Buffer.from(token), Buffer.from(reviewToken(secrets, ref))];
  return given.length === made.length && timingSafeEqual(given, made) ? ref : null;
}

export function reviewLink(
  deps: Secrets & { readonly settings: { readonly publicUrl: string } },
  ref: string,
): string {
  return `${deps.settings.publicUrl}/review/${reviewToken(deps, ref)}`;
}
