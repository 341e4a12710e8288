import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the open internet: nothing private, local, reserved or mapped from such (OWASP SSRF). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Refused because a name led to an address that only this machine or its network should reach. */
export class PrivateAddressError extends Error {}

/**
 * Resolves names for outgoing connections and refuses those that lead inside, at the moment of connecting, so that a name
 * that changes its mind gains nothing. Hosts that the operator configured themselves are let through.
 */
export function guardedLookup(trustedHosts: ReadonlySet<string>): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const inside = addresses.find(({ address }) => !isPublicAddress(address));
      if (inside !== undefined && !trustedHosts.has(hostname))
        return callback(new PrivateAddressError(`${hostname} leads to a private address.`), '', 0);
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
