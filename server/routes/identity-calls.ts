import { type IdentityCall, identityCalls } from '#contract/identity-calls.ts';

/** Null where there is no such call. */
export function openCall(method: string, path: string, hasGoogle: boolean): IdentityCall | null {
  const call = identityCalls.find((one) => one.method === method && one.path === path);
  return call === undefined || (call.withGoogle && !hasGoogle) ? null : call;
}
