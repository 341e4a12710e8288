import { isPlainAddress } from '../accounts/profile.ts';

/** Longest address and local part (RFC 5321 section 4.5.3.1). */
const longest = { address: 254, local: 64, label: 63 } as const;

/**
 * Whether text is one address that mail can go to. Stricter than the standard on purpose: no quotes, comments, lists or
 * line breaks, so that an address can never become a second recipient or a header.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    isPlainAddress(text) &&
    text.length <= longest.address &&
    local.length <= longest.local &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= longest.label && domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
