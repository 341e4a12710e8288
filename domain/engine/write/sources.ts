import type { FactSheet } from '../fact-sheet.ts';
import type { Material } from './material.ts';
import type { Reference } from './reference.ts';
import type { Condition, Voice } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/** All that a post is made from, gathered once. */
export interface Sources {
  readonly sheet: FactSheet;
  readonly request: WriteRequest;
  readonly voice: Voice;
  readonly material: Material;
  readonly conditions: ReadonlySet<Condition>;
  readonly reference: Reference | null;
}
