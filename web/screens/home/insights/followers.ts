import { mostFollowers } from '#domain/insights/engagement-base.ts';

/** The number that was typed; null where it is none, or none that is taken. */
export function parseFollowers(typed: string): number | null {
  const digits = typed.trim();
  if (!/^\d+$/.test(digits)) return null;
  const followers = Number(digits);
  return followers <= mostFollowers ? followers : null;
}
