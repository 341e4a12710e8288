/** The stand-in of the payment provider: what its overlay, its API and the passing of time would do. */
export interface SandboxPayments {
  /** A call of its API, as our own client makes it. */
  rest(request: SandboxRequest): Promise<SandboxReply>;
  /** Somebody filled the overlay in. Events are delivered before it answers. */
  checkout(order: SandboxOrder): Promise<SandboxPurchase>;
  /** The current period is over: it renews, fails to, or ends. False where there is no such subscription. */
  endPeriod(subscriptionId: string): Promise<boolean>;
  /** Whose card a transaction changes; null where it changes none. */
  subscriptionOfCardChange(transactionId: string): Promise<string | null>;
  /** Somebody gave another card in such a transaction: what is owed is charged to it. Null where there is none. */
  changeCard(transactionId: string, card: string): Promise<SandboxPurchase | null>;
}

export interface SandboxRequest {
  readonly method: string;
  /** From the slash after the base address on. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly body: unknown;
}

export interface SandboxReply {
  readonly status: number;
  readonly body: object;
}

export interface SandboxOrder {
  readonly priceId: string;
  readonly customData: Readonly<Record<string, string>>;
  /** Digits; the test cards of the real provider are understood. */
  readonly card: string;
  readonly email: string;
}

export type SandboxPurchase =
  | { readonly status: 'completed'; readonly transactionId: string; readonly subscriptionId: string }
  | { readonly status: 'declined'; readonly transactionId: string; readonly message: string };
