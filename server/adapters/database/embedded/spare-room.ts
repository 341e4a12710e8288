import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Room kept on the disk for what is under way when it is full: the next file of the log (16 MB), and the pages that one
 * statement may add.
 */
const size = 32 * 1024 * 1024;
/** Room beyond it, so that it is not given up again at once. */
const beyond = 8 * 1024 * 1024;

/** A file of nothing, given up when the disk is full, so that the database never meets a full disk in the middle of its work. */
export class SpareRoom {
  readonly #file: string;
  #kept = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Keeps the room, or what is missing of it. False where there is too little. */
  keep(): boolean {
    if (this.#kept) return true;
    const { bavail, bsize } = statfsSync(dirname(this.#file));
    const has = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (has !== size) {
      if (bavail * bsize + has < size + beyond) return false;
      if (!fill(this.#file)) return false;
    }
    this.#kept = true;
    return true;
  }

  /** Gives the room up. False where it is given up already. */
  giveUp(): boolean {
    if (!this.#kept) return false;
    rmSync(this.#file, { force: true });
    this.#kept = false;
    return true;
  }
}

/** With bytes that a disk cannot leave out. False where they do not fit. */
function fill(file: string): boolean {
  const block = Buffer.alloc(1024 * 1024, 'spare room. ');
  try {
    const fd = openSync(file, 'w', 0o600);
    try {
      for (let done = 0; done < size; ) done += writeSync(fd, block, 0, Math.min(block.length, size - done));
    } finally {
      closeSync(fd);
    }
    return true;
  } catch {
    rmSync(file, { force: true });
    return false;
  }
}
