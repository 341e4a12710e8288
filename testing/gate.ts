import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workSentinels } from './sentinel-works.ts';

/** Holds work in whatever thread until it is opened. */
export interface Gate {
  /** A text that is worked on until then. */
  readonly text: string;
  open(): void;
  remove(): void;
}

export function makeGate(): Gate {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-gate-'));
  const path = join(folder, 'open');
  return {
    text: `${workSentinels.until} <${path}>`,
    open: () => writeFileSync(path, ''),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
