import type { CorrectableField, Corrections } from '#domain/engine/corrections.ts';
import type { Draft } from '../draft.ts';
import type { FactName } from './facts.ts';

/** What the person has put right in the fact sheet, and how they put right more. */
export interface Steering {
  readonly finding: Draft['finding'];
  readonly corrections: Corrections;
  readonly steer: (change: SteeringChange) => void;
  /** Whom the posts are for: what suits them is said where the finding is put into other words. */
  readonly readers: Pick<Draft, 'tone' | 'platforms'>;
  /** The text that the facts were read from. */
  readonly source: string;
  readonly editors: OpenEditors;
  /** Opens a fact's editor or keeps what was typed in it; undefined closes it. */
  readonly edit: (name: FactName, text: string | undefined) => void;
}

/** Facts being put into other words, with what was typed so far: the strip moves when posts appear, and loses none of it. */
export type OpenEditors = Readonly<Partial<Record<FactName, string>>>;

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
