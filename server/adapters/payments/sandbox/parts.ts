import { randomUUID } from 'node:crypto';
import type { PriceList } from '#domain/billing/price-list.ts';
import type { SandboxObjectStore } from '../../../ports/sandbox-objects.ts';
import type { SandboxReply } from '../../../ports/sandbox-payments.ts';
import type { SandboxSubscription } from './entities.ts';
import type { EventLog } from './event-log.ts';

/** What every part of the stand-in works with. */
export interface Parts {
  readonly objects: SandboxObjectStore;
  readonly prices: PriceList;
  readonly apiKey: string;
  readonly now: () => Date;
  readonly log: EventLog;
}

/** A payment that went through, for what may become of it later. Amounts are in cents. */
export interface SandboxPayment {
  readonly id: string;
  readonly subscriptionId: string;
  readonly total: number;
  readonly refunded: boolean;
}

export async function load(parts: Parts, id: string): Promise<SandboxSubscription | null> {
  const body = await parts.objects.get('subscription', id);
  return body === null ? null : JSON.parse(body);
}

export async function keep(parts: Parts, kept: SandboxSubscription): Promise<void> {
  await parts.objects.put('subscription', kept.entity.id, JSON.stringify(kept));
}

export async function loadPayment(parts: Parts, id: string): Promise<SandboxPayment | null> {
  const body = await parts.objects.get('transaction', id);
  return body === null ? null : JSON.parse(body);
}

export async function keepPayment(parts: Parts, payment: SandboxPayment): Promise<void> {
  await parts.objects.put('transaction', payment.id, JSON.stringify(payment));
}

export function answer(data: object): SandboxReply {
  return { status: 200, body: { data, meta: { request_id: randomUUID() } } };
}

export function refusal(status: number, code: string, detail: string): SandboxReply {
  const error = {
    type: 'request_error',
    code,
    detail,
    documentation_url: 'https://developer.paddle.com/errors',
  };
  return { status, body: { error, meta: { request_id: randomUUID() } } };
}

export function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 26)}`;
}

export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
