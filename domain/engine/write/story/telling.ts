/** A sentence of the source as a post says it. */
export interface Telling {
  readonly text: string;
  readonly sentence: number | null;
}
