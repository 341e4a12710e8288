import type { Price } from '#domain/billing/price-list.ts';
import { type Interval, type PlanKey, plans, readPlanKey } from '#domain/plans/catalogue.ts';
import type { PaymentConfig } from './config.ts';
import type { SettingName } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly raw: (name: SettingName) => string | null;
  readonly choice: <Choice extends string>(
    name: SettingName,
    choices: readonly [Choice, ...Choice[]],
  ) => Choice;
  readonly problem: (name: SettingName, what: string) => void;
}

/** Who takes the money: the stand-in in sandbox mode, else nobody, unless Paddle is named. */
export function readPayment(read: Reader, sandbox: boolean): PaymentConfig {
  if (read.raw('PAYMENT') === null) return { kind: sandbox ? 'sandbox' : 'off' };
  const kind = read.choice('PAYMENT', ['off', 'sandbox', 'paddle']);
  if (kind === 'sandbox' && !sandbox) {
    read.problem('PAYMENT', 'cannot be sandbox where other machines may reach the server');
    return { kind: 'off' };
  }
  return kind === 'paddle' ? readPaddle(read) : { kind };
}

const apiUrls = { sandbox: 'https://sandbox-api.paddle.com', production: 'https://api.paddle.com' } as const;
/** A key of the other environment would take real money for tests, or none for real orders. */
const prefixes = {
  sandbox: { key: 'pdl_sdbx_', token: 'test_' },
  production: { key: 'pdl_live_', token: 'live_' },
} as const;

function readPaddle(read: Reader): PaymentConfig {
  const environment = read.choice('PADDLE_ENVIRONMENT', ['sandbox', 'production']);
  const apiKey = needed(read, 'PADDLE_API_KEY', prefixes[environment].key, environment);
  const clientToken = needed(read, 'PADDLE_CLIENT_TOKEN', prefixes[environment].token, environment);
  const webhookSecrets = (read.raw('PADDLE_WEBHOOK_SECRET') ?? '')
    .split(/[\s,]+/)
    .filter((secret) => secret !== '');
  if (webhookSecrets.length === 0)
    read.problem('PADDLE_WEBHOOK_SECRET', 'is missing: Paddle cannot be used without it');
  return {
    kind: 'paddle',
    environment,
    apiUrl: apiUrl(read) ?? apiUrls[environment],
    apiKey,
    clientToken,
    webhookSecrets,
    prices: readPrices(read),
  };
}

function needed(read: Reader, name: SettingName, prefix: string, environment: string): string {
  const value = read.raw(name) ?? '';
  // Secrets are never repeated.
  if (value === '') read.problem(name, 'is missing: Paddle cannot be used without it');
  else if (!value.startsWith(prefix))
    read.problem(name, `does not begin with ${prefix}: it is not of the ${environment} environment`);
  return value;
}

function apiUrl(read: Reader): string | null {
  const text = read.raw('PADDLE_API_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isHere))
    read.problem('PADDLE_API_URL', 'must be an https address (http only on this machine)');
  return text;
}

/** {"PRO": {"month": "pri_…", "year": "pri_…"}}, or {"PRO_MONTHLY": "pri_…"} with the keys of older clients. */
function readPrices(read: Reader): Price[] {
  const text = read.raw('PADDLE_PRICES');
  if (text === null) {
    read.problem('PADDLE_PRICES', 'is missing: without prices nothing can be bought');
    return [];
  }
  const parsed = parse(text);
  if (parsed === null) {
    read.problem('PADDLE_PRICES', 'must be JSON such as {"PRO":{"month":"pri_…","year":"pri_…"}}');
    return [];
  }
  return Object.entries(parsed).flatMap(([key, value]) => pricesOf(read, key, value));
}

function pricesOf(read: Reader, key: string, value: unknown): Price[] {
  const known = readPlanKey(key);
  const entries =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[known?.interval ?? onlyInterval(known?.plan), value]];
  return entries.flatMap(([interval, id]) => {
    const isOffer = known !== null && plans[known.plan].offers.some((offer) => offer.interval === interval);
    if (isOffer && typeof id === 'string' && id.startsWith('pri_'))
      return [{ id, plan: known.plan, interval: interval as Interval }];
    read.problem(
      'PADDLE_PRICES',
      `has "${key}" with "${String(interval)}", which is no plan at an interval with an id that begins with pri_`,
    );
    return [];
  });
}

function onlyInterval(plan: PlanKey | undefined): Interval | null {
  const offers = plan === undefined ? [] : plans[plan].offers;
  return offers.length === 1 ? (offers[0]?.interval ?? null) : null;
}

function parse(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
