import type { Result } from '#domain/result.ts';
import type { WorkInput, WorkName, WorkOrder, WorkOutput, Workshop } from '../../ports/workshop.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { Lane, type LaneOptions, type LaneOutcome } from './lane.ts';
import { brokeOff, closed, nobodyWaits, tooManyWait, tooSlow } from './refusals.ts';
import type { ThreadAnswer, ThreadWork } from './thread.ts';

export interface ThreadsOptions extends LaneOptions {
  /** At least two, so that one text never holds everybody. */
  readonly threads: number;
  /** How much may wait in all. */
  readonly longestQueue: number;
}

/** A workshop in threads of this process. */
export interface ThreadWorkshop extends Workshop {
  /** Lets what is under way end and turns all else away, then ends the threads. */
  close(): Promise<void>;
}

interface Job extends Waiting {
  readonly work: ThreadWork;
  readonly answer: (result: Result<unknown>) => void;
  readonly fail: (thrown: unknown) => void;
}

/** Threads get ready one after the other, beside whatever else begins; until one is, work waits. */
export function createThreadWorkshop({ threads, longestQueue, ...options }: ThreadsOptions): ThreadWorkshop {
  const queue = new FairQueue<Job>({ threads, longest: longestQueue });
  const lanes = Array.from({ length: threads }, () => new Lane(options));
  const free: Lane[] = [];
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  const begin = (): void => {
    while (free.length > 0) {
      const job = queue.next();
      if (job === null) return;
      const lane = free.shift();
      if (lane === undefined) return;
      const ended = workOn(lane, job).finally(() => underWay.delete(ended));
      underWay.add(ended);
    }
  };
  const workOn = async (lane: Lane, job: Job): Promise<void> => {
    settle(job, await lane.run(job.work));
    if (isClosing) return;
    // Whoever cost a thread its life waits for the next one; somebody else’s turn it is on the others.
    await lane.prepare();
    queue.ended(job);
    free.push(lane);
    begin();
  };
  void prepareInTurn(lanes, (lane) => {
    free.push(lane);
    begin();
  });

  return {
    do<Name extends WorkName>(name: Name, input: WorkInput<Name>, { signal, ...order }: WorkOrder) {
      if (isClosing) return Promise.resolve(closed);
      if (signal.aborted) return Promise.resolve(nobodyWaits);
      return new Promise<Result<WorkOutput<Name>>>((resolve, reject) => {
        // Waiting work is taken back. What is under way goes on to its end or its limit: a new thread would cost more.
        const leave = () => {
          queue.remove(job);
          resolve(nobodyWaits);
        };
        const job: Job = {
          ...order,
          work: { kind: 'work', name, input },
          answer: (result) => {
            signal.removeEventListener('abort', leave);
            resolve(result as Result<WorkOutput<Name>>);
          },
          fail: (thrown) => {
            signal.removeEventListener('abort', leave);
            reject(thrown);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        queue.add(job)?.answer(tooManyWait);
        begin();
      });
    },

    async close() {
      isClosing = true;
      for (const job of queue.clear()) job.answer(closed);
      await Promise.allSettled(underWay);
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

async function prepareInTurn(lanes: readonly Lane[], isReady: (lane: Lane) => void): Promise<void> {
  for (const lane of lanes) {
    await lane.prepare();
    isReady(lane);
  }
}

function settle(job: Job, outcome: LaneOutcome): void {
  if (outcome.kind === 'too-much') job.answer(tooSlow(job.work.name));
  else if (outcome.kind === 'broke') job.answer(brokeOff);
  else settleAnswer(job, outcome.answer);
}

function settleAnswer(job: Job, { result, thrown }: ThreadAnswer): void {
  if (result !== null) job.answer(result);
  // A text that is nested deeper than the stack is too much for us, as one that takes too long is.
  else if (thrown instanceof RangeError && /call stack/.test(thrown.message))
    job.answer(tooSlow(job.work.name));
  else job.fail(thrown);
}
