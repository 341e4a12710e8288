import type { FailOn } from '../checked.ts';

/** How a run is to be told. */
export interface Telling {
  readonly failOn: FailOn;
  /** Whether colours may be used. */
  readonly colours: boolean;
  readonly version: string;
}
