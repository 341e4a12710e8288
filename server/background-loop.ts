/** How soon after its cause a piece of work is begun, at the latest, in milliseconds. */
const lookEveryMs = 1000;

export interface BackgroundLoop {
  /** Lets work under way end; what takes longer than `graceMs` is cut, and taken up again later by whoever runs. */
  stop(graceMs: number): Promise<void>;
}

export interface LoopOptions {
  readonly work: (isStopping: () => boolean) => Promise<unknown>;
  readonly cut: () => void;
  readonly onProblem: (error: unknown) => void;
}

/** Does `work` again and again, one round at a time. A round that fails (the database is away) is made up for by the next. */
export function startLoop({ work, cut, onProblem }: LoopOptions): BackgroundLoop {
  let stopping = false;
  let round: Promise<unknown> | null = null;
  const look = (): void => {
    round ??= work(() => stopping)
      .catch(onProblem)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      const tooLong = setTimeout(cut, graceMs);
      await round;
      clearTimeout(tooLong);
    },
  };
}
