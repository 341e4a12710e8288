import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainedEvent, canonical, chain, firstBroken } from './chain.ts';
import { decide, type SignOffCommand } from './decide.ts';
import { after, foldSignOff, openFlags } from './fold.ts';
import type { Actor, SignOff, SignOffEvent } from './sign-off.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const asker: Actor = { role: 'member', ref: 'asker', name: 'Ada Asker' };
const people: readonly Actor[] = [
  asker,
  { role: 'owner', ref: 'owner', name: 'Otto Owner' },
  { role: 'member', ref: 'member', name: 'Mia Member' },
  { role: 'reviewer', ref: 'r1', name: 'Rita Reviewer' },
  { role: 'reviewer', ref: 'r2', name: 'Rolf Reviewer' },
  { role: 'key', ref: 'key', name: 'Bot' },
];
const sentence = (text: string, mark: 'matches' | 'flagged') => ({
  text,
  kind: 'claim' as const,
  mark,
  support: [0],
  flags: mark === 'flagged' ? [{ type: 'number' as const, detail: 'x', start: 0, end: 1 }] : [],
});
const start = Date.parse('2026-12-01T00:00:00Z');
const at = (hour: number): Date => new Date(start + hour * 3_600_000);

const asked = (approvals: number): SignOffEvent => ({
  at: at(0).toISOString(),
  by: asker,
  kind: 'asked',
  work: { text: 'A source.', sentences: ['A source.'], info: {}, notices: [] },
  made: null,
  posts: { twitter: { text: 'It helps.', sentences: [sentence('It helps.', 'flagged')] } },
  rule: { approvals, approvers: ['owner', 'member', 'reviewer'] },
  note: '',
});

const texts = ['It helps.', 'It may help.', 'It may help some.'];
const marked = (text: string) => [sentence(text, text === 'It helps.' ? 'flagged' : 'matches')];
const commands: fc.Arbitrary<SignOffCommand> = fc.oneof(
  fc
    .record({
      act: fc.constantFrom('edit' as const, 'propose' as const),
      revision: fc.constant(0),
      platform: fc.constant('twitter' as const),
      text: fc.constantFrom(...texts),
    })
    .map((one) => ({ ...one, sentences: marked(one.text) })),
  fc.record({ act: fc.constant('take' as const), revision: fc.constant(0), proposal: fc.nat(2) }),
  fc.record({ act: fc.constant('decline' as const), proposal: fc.nat(2) }),
  fc.record({
    act: fc.constant('keep' as const),
    platform: fc.constant('twitter' as const),
    sentence: fc.constantFrom(...texts),
    text: fc.constantFrom('The table says so.', ' '),
  }),
  fc.record({
    act: fc.constant('decide' as const),
    revision: fc.constant(0),
    decision: fc.constantFrom(
      'approved' as const,
      'approved' as const,
      'changes' as const,
      'refused' as const,
    ),
    text: fc.constantFrom('', 'Please.'),
  }),
  fc.record({
    act: fc.constant('invite' as const),
    reviewer: fc.constantFrom({ ref: 'r1', name: 'Rita' }, { ref: 'r2', name: 'Rolf' }),
    until: fc.constantFrom(at(5).toISOString(), at(100).toISOString()),
  }),
  fc.record({ act: fc.constant('revoke' as const), reviewer: fc.constantFrom('r1', 'r2') }),
  fc.record({
    act: fc.constant('comment' as const),
    platform: fc.constant('twitter' as const),
    sentence: fc.constantFrom(null, ...texts),
    text: fc.constantFrom('Hm.', ''),
  }),
);
interface Step {
  readonly by: Actor;
  readonly command: SignOffCommand;
  /** On posts that were changed since. */
  readonly stale: boolean;
  /** Hours. */
  readonly wait: number;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    by: fc.constantFrom(...people),
    command: commands,
    stale: fc.nat(5).map((one) => one === 0),
    wait: fc.nat(3),
  }),
  { maxLength: 40 },
);

interface Played {
  readonly events: readonly SignOffEvent[];
  readonly sign: SignOff;
  readonly trail: readonly { event: SignOffEvent; before: SignOff; after: SignOff; now: Date }[];
}

function play(approvals: number, story: readonly Step[]): Played {
  let hour = 0;
  let events: SignOffEvent[] = [asked(approvals)];
  let sign = foldSignOff(events);
  const trail: { event: SignOffEvent; before: SignOff; after: SignOff; now: Date }[] = [];
  for (const { by, command: asked, stale, wait } of story) {
    hour += wait;
    const now = at(hour);
    const revision = sign.revision - (stale ? 1 : 0);
    const command = 'revision' in asked ? { ...asked, revision } : asked;
    const done = decide(sign, by, command, now);
    if (!done.ok) continue;
    if ('revision' in asked) expect(stale).toBe(false);
    const event: SignOffEvent = { at: now.toISOString(), by, ...done.value };
    const next = after(sign, event);
    trail.push({ event, before: sign, after: next, now });
    events = [...events, event];
    sign = next;
  }
  return { events, sign, trail };
}

describe('a sign-off, whatever is done in whichever order', () => {
  it('is what its events make of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), steps, (approvals, story) => {
        const { events, sign } = play(approvals, story);
        expect(foldSignOff(events)).toEqual(sign);
      }),
    );
  });

  it('is approved only by as many others as the rule wants, on these very words, with every flag answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), steps, (approvals, story) => {
        for (const { event, after: now } of play(approvals, story).trail) {
          if (now.state !== 'approved') continue;
          const given = now.decisions.filter(({ decision }) => decision === 'approved');
          expect(new Set(given.map(({ by }) => by.ref)).size).toBeGreaterThanOrEqual(approvals);
          expect(given.every(({ by }) => by.role !== 'key' && by.ref !== asker.ref)).toBe(true);
          expect(given.some(({ by }) => now.editors.includes(by.ref))).toBe(false);
          expect(openFlags(now)).toEqual([]);
          expect(event.kind).not.toBe('edited');
        }
      }),
    );
  });

  it('forgets every decision with an edit, and changes no word without one', () => {
    fc.assert(
      fc.property(steps, (story) => {
        for (const { event, before, after: now } of play(1, story).trail) {
          if (event.kind === 'edited') {
            expect(now.decisions).toEqual([]);
            expect(now.state).toBe('asked');
            expect(now.revision).toBe(before.revision + 1);
          } else expect(now.posts).toBe(before.posts);
        }
      }),
    );
  });

  it('lets nobody act whose link was taken back or has run out, nor anybody beyond their role', () => {
    fc.assert(
      fc.property(steps, (story) => {
        for (const { event, before, now } of play(1, story).trail) {
          const { by } = event;
          if (by.role === 'reviewer') {
            const own = before.reviewers.find(({ ref }) => ref === by.ref);
            expect(own?.revoked).toBe(false);
            expect(now.toISOString() < (own?.until ?? '')).toBe(true);
            expect(['commented', 'kept', 'proposed', 'decided']).toContain(event.kind);
          }
          if (by.role === 'key') expect(['commented', 'proposed', 'withdrawn']).toContain(event.kind);
        }
      }),
    );
  });
});

describe('a withdrawn sign-off', () => {
  it('is over for everybody', () => {
    const sign = foldSignOff([asked(1), { at: at(1).toISOString(), by: asker, kind: 'withdrawn' }]);
    const again = decide(
      sign,
      people[1] ?? asker,
      { act: 'decide', revision: 0, decision: 'approved', text: '' },
      at(2),
    );
    expect(again).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  });

  it('is withdrawn by its asker or the owner alone', () => {
    const sign = foldSignOff([asked(1)]);
    const codes = people.map((by) => {
      const done = decide(sign, by, { act: 'withdraw' }, at(1));
      return done.ok ? 'done' : done.failure.code;
    });
    expect(codes).toEqual(['done', 'done', 'forbidden', 'forbidden', 'forbidden', 'forbidden']);
  });
});

describe('the chain of events', () => {
  it('shows every event that was changed, left out or moved', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.constantFrom('change', 'drop', 'swap'), (story, pick, how) => {
        const events = play(1, story).events;
        const chained = events.reduce<ChainedEvent[]>((all, event) => chain(all, event, hash), []);
        expect(firstBroken(chained, hash)).toBeNull();
        const place = pick % chained.length;
        const spoiled = spoil(chained, place, how);
        if (canonical(spoiled) !== canonical(chained)) expect(firstBroken(spoiled, hash)).not.toBeNull();
      }),
    );
  });

  function spoil(chained: readonly ChainedEvent[], place: number, how: string): ChainedEvent[] {
    const copy = [...chained];
    const one = copy[place];
    if (one === undefined) return copy;
    if (how === 'change') copy[place] = { ...one, event: { ...one.event, at: 'never' } };
    // Nothing behind the last one shows that it is gone: its hash is in the log for that.
    else if (how === 'drop') copy.splice(Math.min(place, copy.length - 2), copy.length > 1 ? 1 : 0);
    else copy.splice(place, 2, ...copy.slice(place, place + 2).reverse());
    return copy;
  }
});
