import type { Setting } from '../setting.ts';

/** Running it: log, proxies, metrics, stopping. */
export const operationsSettings = {
  LOG_LEVEL: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    values: 'fatal, error, warn, info, debug, trace, silent',
    meaning: 'Least important line that is logged.',
  },
  TRUST_PROXY: {
    name: 'TRUST_PROXY',
    fallback: 'off',
    values: 'off, a number of proxies, or addresses',
    meaning: 'Whose X-Forwarded-For and X-Forwarded-Proto are believed.',
  },
  METRICS_TOKEN: {
    name: 'METRICS_TOKEN',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'With it as a bearer token, a collector on another machine reads /api/metrics. Default: only admins do, and whoever has the key of the sandbox.',
  },
  SHUTDOWN_DELAY_MS: {
    name: 'SHUTDOWN_DELAY_MS',
    fallback: '0',
    values: '0 to 60000',
    meaning:
      'Milliseconds for which a server that is asked to stop goes on answering while /api/ready says no: as long as a load balancer needs to notice.',
  },
  SHUTDOWN_GRACE_MS: {
    name: 'SHUTDOWN_GRACE_MS',
    fallback: '20000',
    values: '0 to 600000',
    meaning: 'Milliseconds that running requests get when the server is asked to stop.',
  },
} as const satisfies Record<string, Setting>;
