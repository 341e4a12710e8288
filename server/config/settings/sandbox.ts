import type { Setting } from '../setting.ts';

/** Stand-ins for services outside. */
export const sandboxSettings = {
  SANDBOX: {
    name: 'SANDBOX',
    fallback: null,
    values: 'on, off',
    meaning:
      'Stand-ins for services outside, open to whoever has the key that the start prints and keeps in DATA_DIR/sandbox-key; scripts send it as X-Sandbox-Key. Refused on an address that others can reach. Default: on when bound to loopback without PUBLIC_URL and TRUST_PROXY.',
  },
} as const satisfies Record<string, Setting>;
