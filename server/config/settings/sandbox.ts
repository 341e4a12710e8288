import type { Setting } from '../setting.ts';

/** Stand-ins for services outside. */
export const sandboxSettings = {
  SANDBOX: {
    name: 'SANDBOX',
    fallback: null,
    values: 'on, off',
    meaning:
      'Stand-ins for services outside, and addresses count as verified; refused on an address that others can reach. Default: on when bound to loopback without PUBLIC_URL.',
  },
} as const satisfies Record<string, Setting>;
