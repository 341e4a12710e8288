import type { WriterRun } from '../../ports/text-generator.ts';
import type { WorkOrder } from '../../ports/workshop.ts';

/** Work for a generation. */
export function orderOfRun({
  userId,
  signal,
  inBackground,
}: Pick<WriterRun, 'userId' | 'signal' | 'inBackground'>): WorkOrder {
  return { by: userId, signal, inBackground };
}
