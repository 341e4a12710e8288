import type { Clock } from '#server/ports/clock.ts';

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  private time: number;

  constructor(start = new Date('2026-11-21T12:00:00Z')) {
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  /** Milliseconds; backwards too. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }

  set(time: Date): void {
    this.time = time.getTime();
  }
}
