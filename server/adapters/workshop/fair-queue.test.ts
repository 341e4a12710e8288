import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

interface Job {
  readonly by: string;
  readonly inBackground: boolean;
}

function job(by: string, inBackground = false): Job {
  return { by, inBackground };
}

function queueOf(jobs: readonly Job[], threads = 2): FairQueue<Job> {
  const queue = new FairQueue<Job>({ threads, longest: 1000 });
  for (const one of jobs) expect(queue.add(one)).toBeNull();
  return queue;
}

const people = fc.constantFrom('ada', 'bob', 'eve', 'kim');
const anyJob: fc.Arbitrary<Job> = fc.record({ by: people, inBackground: fc.boolean() });

describe('the queue of the workshop', () => {
  it('serves people in turns, whatever each has ordered', () => {
    const queue = queueOf([job('eve'), job('eve'), job('eve'), job('ada'), job('bob'), job('ada')]);
    const served = Array.from({ length: 6 }, () => {
      const next = queue.next();
      if (next !== null) queue.ended(next);
      return next?.by;
    });
    expect(served).toEqual(['eve', 'ada', 'bob', 'eve', 'ada', 'eve']);
  });

  it('serves somebody who comes after at most one thing for each person before them', () => {
    fc.assert(
      fc.property(fc.array(people, { maxLength: 60 }), (before) => {
        const queue = queueOf([...before.map((by) => job(by)), job('newcomer')]);
        let others = 0;
        for (let next = queue.next(); next !== null && next.by !== 'newcomer'; next = queue.next()) {
          queue.ended(next);
          others += 1;
        }
        expect(others).toBeLessThanOrEqual(new Set(before).size);
      }),
    );
  });

  it('never gives one person all threads, serves people first, and leaves nothing behind', () => {
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 60 }), fc.integer({ min: 2, max: 4 }), (jobs, threads) => {
        const queue = queueOf(jobs, threads);
        const working: Job[] = [];
        const waiting = [...jobs];
        const holds = (by: string) => working.filter((one) => one.by === by).length;
        for (let left = jobs.length; left > 0; ) {
          const next = queue.next();
          if (next === null) {
            const ended = working.shift();
            if (ended === undefined) throw new Error('Nothing works, and nothing may begin.');
            queue.ended(ended);
            continue;
          }
          expect(holds(next.by)).toBeLessThan(threads - 1 || 1);
          if (next.inBackground)
            expect(waiting.some(({ by, inBackground }) => !inBackground && holds(by) < threads - 1)).toBe(
              false,
            );
          waiting.splice(waiting.indexOf(next), 1);
          working.push(next);
          left -= 1;
        }
        expect(queue.next()).toBeNull();
      }),
    );
  });

  it('is never longer than it may be: the last of whoever has most goes, and a newcomer stays', () => {
    fc.assert(
      fc.property(fc.array(anyJob, { minLength: 1, maxLength: 40 }), (jobs) => {
        const queue = new FairQueue<Job>({ threads: 2, longest: 5 });
        const there: Job[] = [];
        for (const one of jobs) {
          const gone = queue.add(one);
          there.push(one);
          if (gone !== null) there.splice(there.lastIndexOf(gone), 1);
        }
        expect(there.length).toBeLessThanOrEqual(5);
        expect(new Set(queue.clear())).toEqual(new Set(there));
      }),
    );
    const full = new FairQueue<Job>({ threads: 2, longest: 2 });
    const last = job('eve');
    for (const one of [job('eve'), last]) full.add(one);
    expect(full.add(job('ada'))).toBe(last);
  });

  it('forgets what is taken out, once', () => {
    const gone = job('ada');
    const queue = queueOf([gone, job('bob')]);
    expect(queue.remove(gone)).toBe(true);
    expect(queue.remove(gone)).toBe(false);
    expect(queue.next()?.by).toBe('bob');
    expect(queue.next()).toBeNull();
  });
});
