import type { SignInOffer } from '../ports/sign-in.ts';

/** Whose window takes the card; null where nothing can be bought. */
type PaymentProvider = 'sandbox' | 'paddle' | null;

/** What the content policy of pages depends on. */
export interface PageGuests {
  readonly paymentProvider: PaymentProvider;
  /** Page of the booking widget; null where there is none. */
  readonly bookingUrl: string | null;
  /** Whether a page of ours shows mails in a frame. */
  readonly hasOutbox: boolean;
  /** Who signs people in. */
  readonly signIn: SignInOffer;
}

/**
 * The content policy of our pages: nothing from elsewhere, and no script but those that carry the nonce of this very answer,
 * and what they load ('strict-dynamic', CSP 3; browsers that do not know it fall back to the addresses beside it). Only where
 * Paddle takes the money, a meeting can be booked or Firebase signs people in, may their style sheet and frame come from
 * their own addresses. Styles are set by our scripts, never written into the page.
 */
export function pagePolicy(guests: PageGuests, signsIn: boolean): (nonce: string) => string {
  const rules = policy(sourcesOf(guests, signsIn), scriptPlaceholder);
  const [before = '', after = ''] = rules.split(scriptPlaceholder);
  return (nonce) => `${before}'nonce-${nonce}' 'strict-dynamic' ${after}`;
}

/** Of documents that need no guests and whose few scripts are our own files: the description of the API, the offline page. */
export const plainPagePolicy: string = policy([]);

const scriptPlaceholder = '{nonce} ';

function policy(guests: readonly Sources[], beforeScripts = ''): string {
  const from = (kind: keyof Sources) => [...new Set(guests.flatMap((guest) => guest[kind] ?? []))];
  const list = (name: string, kind: keyof Sources, own: readonly string[]) =>
    [name, ...own, ...from(kind)].join(' ');
  return [
    "default-src 'none'",
    list(`script-src ${beforeScripts}'self'`, 'script', []),
    list('style-src', 'style', ["'self'"]),
    ...(from('styleAttribute').length > 0 ? [list('style-src-attr', 'styleAttribute', [])] : []),
    list('img-src', 'image', ["'self'", 'data:']),
    "font-src 'self'",
    list('connect-src', 'connect', ["'self'"]),
    ...(from('frame').length > 0 ? [list('frame-src', 'frame', [])] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

function sourcesOf(
  { paymentProvider, bookingUrl, hasOutbox, signIn }: PageGuests,
  signsIn: boolean,
): Sources[] {
  return [
    ...(signsIn && signIn.kind === 'firebase' ? [firebaseSources(signIn)] : []),
    ...(paymentProvider === 'paddle' ? [paddleSources] : []),
    ...(bookingUrl === null ? [] : [{ ...bookingSources, frame: [new URL(bookingUrl).origin] }]),
    ...(hasOutbox ? [{ frame: ["'self'"] }] : []),
  ];
}

/** Where parts of a page may come from besides us. */
interface Sources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly styleAttribute?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
}

/** What Paddle.js 2 loads, in its test environment and in earnest. */
const paddleSources: Sources = {
  script: ['https://cdn.paddle.com'],
  style: ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  image: ['https://*.paddle.com'],
  connect: ['https://sandbox-checkout-service.paddle.com', 'https://checkout-service.paddle.com'],
  frame: ['https://sandbox-buy.paddle.com', 'https://buy.paddle.com'],
};

/** Calendly's widget, whose popup carries its size in style attributes. */
const bookingSources: Sources = {
  script: ['https://assets.calendly.com'],
  style: ['https://assets.calendly.com'],
  styleAttribute: ["'unsafe-inline'"],
  image: ['https://assets.calendly.com'],
};

/** The Firebase client: its calls, and with Google the script and the hidden frame that tell the page of the window. */
function firebaseSources({ authDomain, google }: Extract<SignInOffer, { kind: 'firebase' }>): Sources {
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    ...(google ? { script: ['https://apis.google.com'], frame: [`https://${authDomain}`] } : {}),
  };
}
