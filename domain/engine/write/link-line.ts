import { seededOrder } from '#domain/language/seeded.ts';
import { type PlatformId, platforms } from '#domain/posts/platforms.ts';
import type { Slots } from './common-slots.ts';
import { fill } from './fill.ts';
import type { Reference } from './reference.ts';
import type { Condition, Voice } from './voice.ts';

/**
 * The ways to end a post, fullest first: a call with the link, then the link alone. A preprint is called one in each.
 * Instagram gets "link in bio" and the identifier as text, because links in captions cannot be followed.
 */
export function linkLines(
  voice: Voice,
  platform: PlatformId,
  reference: Reference | null,
  conditions: ReadonlySet<Condition>,
  slots: Slots,
  seed: number,
): string[] {
  const preprint = conditions.has('preprint');
  if (reference === null) {
    const calls = filledCalls(voice.callsWithoutLink, conditions, slots, seed);
    return preprint ? [...calls.map((call) => `A preprint. ${call}`), 'A preprint.'] : [...calls, ''];
  }
  if (!platforms[platform].linksWork) {
    const label = preprint ? 'Preprint: ' : '';
    return [
      reference.id === null
        ? `${preprint ? 'Preprint, link' : 'Link'} in bio.`
        : `${label}${reference.id}, link in bio.`,
    ];
  }
  const calls = filledCalls(voice.calls, conditions, { ...slots, link: reference.link }, seed);
  const marked = calls.map((call) => (preprint && !/preprint/i.test(call) ? `Preprint. ${call}` : call));
  return [
    ...marked.map((call) => call.replace(/^Preprint\. (?=https?:)/, 'Preprint: ')),
    preprint ? `Preprint: ${reference.link}` : reference.link,
  ];
}

function filledCalls(
  lines: Voice['calls'],
  conditions: ReadonlySet<Condition>,
  slots: Slots,
  seed: number,
): string[] {
  const usable = lines.flatMap((line) => fill(line, slots, conditions) ?? []);
  return seededOrder(seed, 'call', usable);
}
