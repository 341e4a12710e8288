import type { Result } from '#domain/result.ts';
import type { WorkName, Works } from '../../ports/workshop.ts';

/** What a thread is told. */
export type ThreadTask = { readonly kind: 'warm-up' } | ThreadWork;

export interface ThreadWork {
  readonly kind: 'work';
  readonly name: WorkName;
  readonly input: unknown;
}

/** What it answers. */
export interface ThreadAnswer {
  readonly result: Result<unknown> | null;
  /** What the work threw; null where it did not. */
  readonly thrown: unknown;
  /** Processor time that the thread has taken since it began. */
  readonly processorMs: number;
}

/** Does in this thread what it is told to. */
export function workInThread(works: Works): (task: ThreadTask) => Promise<ThreadAnswer> {
  return async (task) => {
    try {
      const result = task.kind === 'work' ? await doWork(works, task) : warmUp(works);
      return { result, thrown: null, processorMs: processorMs() };
    } catch (thrown) {
      return { result: null, thrown, processorMs: processorMs() };
    }
  };
}

/** Does one of the works. Its name and its input belong together: the port's types see to it. */
export function doWork(
  works: Works,
  { name, input }: Pick<ThreadWork, 'name' | 'input'>,
): Result<unknown> | Promise<Result<unknown>> {
  const work = works[name] as (input: unknown) => Result<unknown> | Promise<Result<unknown>>;
  return work(input);
}

/** Made up for this: it says nothing of anybody. */
const sample =
  'Background: Short walks may help office workers to stay alert. Methods: In a randomised trial at one site, 120 office workers took a ten-minute walk at noon or stayed at their desks for four weeks. Results: Self-rated alertness rose by 0.8 points with walks and by 0.3 points without (scale of 0 to 10). Conclusions: A short walk at noon may raise alertness in office workers.';

/** The first text takes fifty times as long as any later one, because tables are unpacked for it: nobody is to wait for that. */
function warmUp(works: Works): null {
  works.writePosts({ inputText: sample, tone: 'casual', platforms: ['twitter', 'linkedin'] });
  return null;
}

/** Of this thread alone; Node before 23.9 cannot tell, and then time is counted by the clock. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
