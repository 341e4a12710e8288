import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });

describe('the place that a request comes from', () => {
  it('is one for all addresses of a network of IPv6, and another for the network beside it', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        // Those below ::ffff:0:0 are addresses of IPv4.
        fc.pre(network.some((part) => part !== '0'));
        const place = placeOf([...network, ...one].join(':'));
        expect(placeOf([...network, ...other].join(':'))).toBe(place);
        const beside = (Number.parseInt(network[3] ?? '0', 16) ^ 1).toString(16);
        expect(placeOf([...network.slice(0, 3), beside, ...one].join(':'))).not.toBe(place);
      }),
    );
  });

  it('is an address of IPv4 as it is, and as IPv6 writes it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const spellings = [address, `::ffff:${address}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${address}`];
        expect(new Set(spellings.map(placeOf))).toEqual(new Set([address]));
      }),
    );
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0::'],
    ['2001:DB8:0:0:8::', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
