/** What the generated file holds: one weight a feature, and one byte a bucket, in units of `unit`. */
export interface PackedKeyModel {
  readonly features: readonly number[];
  readonly unit: number;
  /** Base64 of signed bytes. */
  readonly buckets: string;
}
