import type { CheckedRun } from '../checked.ts';
import { asJson, asJsonl } from './json.ts';
import { asJunit } from './junit.ts';
import { asSarif } from './sarif.ts';
import type { Telling } from './telling.ts';
import { asText } from './text.ts';

export const formatNames = ['text', 'json', 'jsonl', 'sarif', 'junit'] as const;
export type Format = (typeof formatNames)[number];

/** A run as the text of a format, with a line end behind it. */
export const formats: Readonly<Record<Format, (run: CheckedRun, telling: Telling) => string>> = {
  text: asText,
  json: asJson,
  jsonl: asJsonl,
  sarif: asSarif,
  junit: asJunit,
};
