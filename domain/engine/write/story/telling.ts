/** A sentence of the source as a post says it. */
export interface Telling {
  readonly text: string;
  readonly sentence: number | null;
  /** What was not found of that which the finding says: told also where it is hard to read, else half of the answer is lost. */
  readonly denies?: boolean;
}
