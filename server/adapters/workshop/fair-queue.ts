/** Work that waits for its turn. */
export interface Waiting {
  /** Whose it is. */
  readonly by: string;
  readonly inBackground: boolean;
}

export interface QueueLimits {
  /** How many work at the same time. */
  readonly threads: number;
  /** How much may wait in all. */
  readonly longest: number;
}

/**
 * Who is next. People take turns, so that somebody who orders much waits for themselves; nobody holds all threads, so that one
 * is always free soon for somebody else; what nobody waits for is begun when no person can be served.
 */
export class FairQueue<Job extends Waiting> {
  private readonly limits: QueueLimits;
  /** Lines by person; a Map keeps the order of insertion, and who was served goes to its end. */
  private readonly ofPeople = new Map<string, Job[]>();
  private readonly inBackground = new Map<string, Job[]>();
  private readonly working = new Map<string, number>();
  private waiting = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /** Answers what has to go for it where too much waits: the last of whoever has most, which may be the new one itself. */
  add(job: Job): Job | null {
    const lines = this.linesOf(job);
    const line = lines.get(job.by) ?? [];
    lines.set(job.by, line);
    line.push(job);
    this.waiting += 1;
    if (this.waiting <= this.limits.longest) return null;
    const all = [...this.inBackground.values(), ...this.ofPeople.values()];
    const longest = all.reduce((most, one) => (one.length > most.length ? one : most), line);
    const last = longest.at(-1) ?? job;
    this.remove(last);
    return last;
  }

  /** Takes out what nobody waits for any more; false where it does not wait. */
  remove(job: Job): boolean {
    const lines = this.linesOf(job);
    const line = lines.get(job.by) ?? [];
    const at = line.indexOf(job);
    if (at === -1) return false;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(job.by);
    this.waiting -= 1;
    return true;
  }

  /** Takes out what is to be begun now; null where nothing may be. Whoever takes it says when it has `ended`. */
  next(): Job | null {
    const job = this.firstOf(this.ofPeople) ?? this.firstOf(this.inBackground);
    if (job === null) return null;
    this.remove(job);
    const lines = this.linesOf(job);
    const rest = lines.get(job.by);
    if (rest !== undefined) {
      lines.delete(job.by);
      lines.set(job.by, rest);
    }
    this.working.set(job.by, this.workingFor(job.by) + 1);
    return job;
  }

  ended({ by }: Job): void {
    const left = this.workingFor(by) - 1;
    if (left > 0) this.working.set(by, left);
    else this.working.delete(by);
  }

  /** Takes out all that waits. */
  clear(): Job[] {
    const all = [...this.ofPeople.values(), ...this.inBackground.values()].flat();
    for (const job of all) this.remove(job);
    return all;
  }

  private firstOf(lines: ReadonlyMap<string, readonly Job[]>): Job | null {
    const most = Math.max(1, this.limits.threads - 1);
    for (const [by, [first]] of lines) if (first !== undefined && this.workingFor(by) < most) return first;
    return null;
  }

  private workingFor(by: string): number {
    return this.working.get(by) ?? 0;
  }

  private linesOf({ inBackground }: Job): Map<string, Job[]> {
    return inBackground ? this.inBackground : this.ofPeople;
  }
}
