import type { Result } from '#domain/result.ts';
import type { WorkInput, WorkName, WorkOrder, WorkOutput, Works, Workshop } from '../../ports/workshop.ts';
import { nobodyWaits } from './refusals.ts';
import { doWork } from './thread.ts';

/** Works in this very thread, without turns or limits: for tests and for a terminal, where nobody else waits. */
export function createWorkshopHere(works: Works): Workshop {
  return {
    async do<Name extends WorkName>(name: Name, input: WorkInput<Name>, { signal }: WorkOrder) {
      if (signal.aborted) return nobodyWaits;
      // Copied, as on the way to a thread: what is no plain data does not pass here either.
      const result = await doWork(works, { name, input: structuredClone(input) });
      return result as Result<WorkOutput<Name>>;
    },
  };
}
