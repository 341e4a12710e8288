import type { Scene } from './scene.ts';

/** One thing that goes wrong, caused for real. */
export interface Fault {
  /** As in docs/faults.md. */
  readonly number: number;
  readonly title: string;
  /** What is done, in a few words. */
  readonly cause: string;
  /** Why it cannot be caused on this machine; null where it can. */
  readonly missing?: () => string | null;
  /** Tests of the usual suite that hold more of it, by file and name: checked to exist. */
  readonly alsoIn?: readonly PinnedTest[];
  run(scene: Scene): Promise<Outcome>;
}

export interface PinnedTest {
  readonly file: string;
  readonly name: string;
}

/** What came of it. */
export interface Outcome {
  /** Acknowledged writes that are not there. */
  readonly lost: number;
  /** Effects that came twice. */
  readonly doubled: number;
  /** From the end of the fault, or from the fault where it lasts, until all works again; null where nothing was down. */
  readonly recoveredMs: number | null;
  /** What was seen, with its numbers. */
  readonly seen: string;
}
