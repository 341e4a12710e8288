import type { ModelAbout } from '../../ports/language-model.ts';

/** Which model to ask, and how patiently. Times in milliseconds. */
export interface ModelSettings {
  readonly provider: Exclude<ModelAbout['provider'], 'local'>;
  /** Base address without a slash at the end; null takes the service's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  /** Null where the server asks for none. Never logged. */
  readonly apiKey: string | null;
  /** Longest time for one answer, from asking to its end. */
  readonly totalMs: number;
  /** Longest wait for the first word. */
  readonly firstByteMs: number;
  /** Longest silence between two words. */
  readonly idleMs: number;
  /** Requests at once. */
  readonly concurrency: number;
  /** Tokens that a model may think with before it writes. */
  readonly thinkingTokens: number;
  readonly prompts: ModelAbout['prompts'];
}

const ownAddresses = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': 'http://127.0.0.1',
} as const;

export function baseUrlOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  return baseUrl ?? ownAddresses[provider];
}

export function aboutModel(
  settings: Pick<ModelSettings, 'provider' | 'baseUrl' | 'model' | 'prompts'>,
): ModelAbout {
  const { host, hostname } = new URL(baseUrlOf(settings));
  const { provider, model, prompts } = settings;
  return { provider, model, host, reach: reachOf(hostname), prompts };
}

/** Who could read what goes to a host: nobody else, one's own network, or the internet. */
export function reachOf(hostname: string): ModelAbout['reach'] {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1' || /^127\./.test(name)) return 'this-machine';
  const isPrivate =
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/.test(name) ||
    /\.(?:local|lan|internal|home\.arpa)$/.test(name) ||
    !/[.:]/.test(name);
  return isPrivate ? 'network' : 'internet';
}
