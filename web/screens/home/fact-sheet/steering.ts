import type { CorrectableField, Corrections } from '#domain/engine/corrections.ts';
import type { Draft } from '../draft.ts';

/** What the person has put right in the fact sheet, and how they put right more. */
export interface Steering {
  readonly finding: Draft['finding'];
  readonly corrections: Corrections;
  readonly steer: (change: SteeringChange) => void;
}

export type SteeringChange = Partial<Pick<Draft, 'finding' | 'corrections'>>;

/** The corrections with one more; undefined takes a correction back. */
export function withCorrection(
  corrections: Corrections,
  name: CorrectableField,
  text: string | null | undefined,
): Corrections {
  const { [name]: _, ...others } = corrections;
  return text === undefined ? others : { ...others, [name]: text };
}
