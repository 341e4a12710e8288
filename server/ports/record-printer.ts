import type { SignOffRecord } from '#domain/sign-off/record.ts';

/** Puts the record of a sign-off on paper. */
export interface RecordPrinter {
  /** A PDF; the same record gives the same pages. Text in scripts that no font here has is shown as a box. */
  print(record: SignOffRecord): Promise<Uint8Array>;
}
