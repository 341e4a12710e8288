import type { Clock } from '../ports/clock.ts';
import type { Workshop } from '../ports/workshop.ts';

/** What a use case needs that only has a text worked on, for whoever may. */
export interface WorkDeps {
  readonly workshop: Workshop;
  readonly clock: Clock;
}
