import type { Setting } from '../setting.ts';

/** Where it listens, and the address that people use. */
export const networkSettings = {
  HOST: { name: 'HOST', fallback: '127.0.0.1', values: 'address', meaning: 'Where it listens.' },
  PORT: {
    name: 'PORT',
    fallback: '8080',
    values: '0 to 65535',
    meaning: 'Where it listens; 0 takes any free port.',
  },
  PUBLIC_URL: {
    name: 'PUBLIC_URL',
    fallback: null,
    values: 'https://posts.example.org',
    meaning: 'The address people use; cookies and origins follow it. Default: from host and port.',
  },
} as const satisfies Record<string, Setting>;
