import type { SignOffEvent } from './sign-off.ts';

/** A hash of a text, as base64url; SHA-256 in this product. */
export type Hash = (text: string) => string;

export interface ChainedEvent {
  readonly event: SignOffEvent;
  /** Of the event and of all before it. */
  readonly hash: string;
}

/** Puts the next event behind the others: its hash holds theirs, so that none can be changed, left out or moved unseen. */
export function chain(events: readonly ChainedEvent[], event: SignOffEvent, hash: Hash): ChainedEvent[] {
  return [...events, { event, hash: linkOf(events.at(-1)?.hash ?? '', event, hash) }];
}

/** The number of the first event that is not as it was written, from 0; null where all are. */
export function firstBroken(events: readonly ChainedEvent[], hash: Hash): number | null {
  const broken = events.findIndex((one, at) => {
    const before = events[at - 1]?.hash ?? '';
    return one.hash !== linkOf(before, one.event, hash);
  });
  return broken === -1 ? null : broken;
}

function linkOf(before: string, event: SignOffEvent, hash: Hash): string {
  return hash(`${before}\n${canonical(event)}`);
}

/** One text for one value: keys in the order of their code units, no space, nothing for what is undefined. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${fields.join(',')}}`;
}

/** A post as its hash takes it: however its lines end, and whatever space stands around it. */
export function hashedText(post: string): string {
  return post.replaceAll('\r\n', '\n').trim().normalize('NFC');
}
