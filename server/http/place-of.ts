import { isIPv6 } from 'node:net';

/**
 * The place that a request comes from, by which it is counted. Whoever has an address of IPv6 has the 2^64 around it as well,
 * so such a network is one place, told as its first address; an IPv4 address counts as itself, also where it is written as one of IPv6.
 */
export function placeOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain.toLowerCase();
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [...bytesOf(groups[6] ?? 0), ...bytesOf(groups[7] ?? 0)].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}

/** The eight numbers of an address. The browsers' own parser brings every spelling into one, without IPv4 at its end. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [partsOf(head), partsOf(tail ?? '')];
  const missing = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...missing, ...after];
}

function partsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((part) => Number.parseInt(part, 16));
}

function bytesOf(group: number): readonly [number, number] {
  return [group >> 8, group & 0xff];
}
